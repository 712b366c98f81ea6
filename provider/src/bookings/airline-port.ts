import type { FlightTrip } from '@aylal/contracts';

/** What an airline is told about a booking or a ticket: no more than it needs. */
export interface AirlineRequest {
  /** Our reference; the airline does a thing once per reference. */
  readonly reference: string;
  readonly trips: readonly FlightTrip[];
  readonly travellers: number;
}

/** `silent`: no answer in time, nothing is reserved. `refused` carries the airline's own reason, the `tapa_code` of API-26. */
export type AirlineAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'refused'; readonly tapaCode: number };

/** One 13-digit number per traveller, in their order, and the airline's own booking code. */
export interface IssuedTickets {
  readonly airlineReference: string;
  readonly ticketNumbers: readonly string[];
}

/** The airline behind the flights. Asked outside any transaction. */
export interface AirlinePort {
  /** Whether the airline takes this booking. */
  reserve(request: AirlineRequest): Promise<AirlineAnswer>;
  /** Issues the tickets of a paid order; asked again for the same reference it answers the same. Undefined when it could not. */
  issue(request: AirlineRequest): Promise<IssuedTickets | undefined>;
  /** Whether the airline pays these tickets back; asked again for the same reference it answers the same. */
  refund(request: AirlineRequest): Promise<AirlineAnswer>;
}
