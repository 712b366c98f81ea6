import type { FlightOffer, FlightPersonName, FlightTrip } from '@aylal/contracts/flights';

declare module '../../../platform/deps.ts' {
  interface Deps {
    readonly airline: AirlinePort;
  }
}

/** What an airline gets about a ticket: no more than it needs. */
export interface AirlineRequest {
  /** Our reference; the airline does a thing once per reference. */
  readonly reference: string;
  /** What was agreed; its key names it to anyone who offered it. */
  readonly offer: Pick<FlightOffer, 'key' | 'trips' | 'total_fare'>;
  readonly travellers: number;
}

/** What it gets about a booking. */
export interface ReserveRequest extends AirlineRequest {
  /** The same for the same customer with the same people on the same flights, however often it is sent. */
  readonly booker: string;
  /** The quote that is booked: an order of it is what the seats are held for. */
  readonly quoteRef: string;
  readonly people: readonly FlightPersonName[];
  readonly contact: { readonly email: string; readonly dialCode: string; readonly phone: string };
}

/** Other flights for a ticket held. */
export interface ChangeRequest extends AirlineRequest {
  readonly held: Pick<FlightOffer, 'key'>;
}

/** `silent`: no answer in time, nothing is reserved. `refused` carries the airline's own reason, the `tapa_code` of API-26. */
export type AirlineAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'refused'; readonly tapaCode: number };

/** `until`: how long the airline holds it, in milliseconds since 1970, where it says so. `changed`: it costs more by now, nothing is reserved. */
export type ReserveAnswer =
  | Exclude<AirlineAnswer, { kind: 'accepted' }>
  | { readonly kind: 'accepted'; readonly until?: number }
  | { readonly kind: 'changed' };

/** What an airline has changed of an order by itself: the journey as it is then, direction by direction, null for one that is cancelled. */
export interface AirlineChange {
  /** The airline's own number of the change. */
  readonly id: string;
  readonly trips: readonly (FlightTrip | null)[];
}

/** One 13-digit number per traveller, in their order, and the airline's own booking code. */
export interface IssuedTickets {
  readonly airlineReference: string;
  readonly ticketNumbers: readonly string[];
}

/** The airline behind the flights. Asked outside any transaction. */
export interface AirlinePort {
  /** Whether the airline takes this booking; held until it is paid or let go. */
  reserve(request: ReserveRequest): Promise<ReserveAnswer>;
  /** Whether it takes this change of an issued order. */
  reserveChange(request: ChangeRequest): Promise<ReserveAnswer>;
  /**
   * Issues the tickets of a paid order; asked again for the same reference it answers the same. Undefined when it could not, or nobody knows;
   * `refused` when there will surely be no ticket and nothing was paid to the airline.
   */
  issue(request: AirlineRequest): Promise<IssuedTickets | 'refused' | undefined>;
  /**
   * Whether the airline pays these tickets back; asked again for the same reference it answers the same. `whole`: they are all that the order has. `byAirline`: because it has changed the flights, so
   * that the conditions of the fare do not count.
   */
  refund(request: AirlineRequest & { readonly whole: boolean; readonly byAirline: boolean }): Promise<AirlineAnswer>;
  /** The newest change by the airline that nobody has answered; undefined where there is none. Throws a PartnerError while it is silent. */
  changeOf(request: AirlineRequest): Promise<AirlineChange | undefined>;
  /**
   * Agrees to a change by the airline; asked again it answers the same. The tickets where they are others now, `replaced` where a later change has come. Throws a PartnerError while it is silent.
   */
  acceptChange(request: AirlineRequest & { readonly change: string }): Promise<IssuedTickets | 'replaced' | undefined>;
  /** Lets go what was held for orders that ended or never came about. True while there is more to do. Safe to repeat. */
  releaseNext(): Promise<boolean>;
  close(): Promise<void>;
}
