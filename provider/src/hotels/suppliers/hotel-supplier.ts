import type { LocalDate } from '@aylal/domain';
import type { HotelFacts } from '../catalogue/make-hotel.ts';
import type { StayAsk } from '../rates/stay-ask.ts';

/** A room as it is booked at its partner. `reference` is the number of our order. */
export interface RoomBooking {
  readonly reference: string;
  readonly ota: string;
  readonly hotel: string;
  readonly room: string;
  readonly plan: string;
  readonly check_in: LocalDate;
  readonly check_out: LocalDate;
  readonly rooms: number;
  readonly guests: readonly string[];
  readonly request: string;
}

/** A booking as its partner has made it: the number that the hotel knows it by. */
export interface MadeBooking {
  readonly confirmation: string;
}

/**
 * Who tells which rooms there are and what they cost. Partners answer each in its own words, so everything here is unknown until it has been read record
 * by record (`read-availability`): one that cannot be read costs its hotel, never the list.
 */
export interface HotelSupplier extends BookingDesk {
  /** The cheapest room of each hotel that has one for the stay. Hotels without any are left out. */
  availability(ask: StayAsk, hotels: readonly HotelFacts[]): Promise<readonly unknown[]>;
  /** One rate of a hotel as it stands now; null when it is not to be had. Throws when the partner does not answer. */
  rate(ask: StayAsk, hotel: HotelFacts, of: { readonly room: string; readonly plan: string }): Promise<unknown>;
}

/** Where rooms are booked. Every call throws `PartnerError` when no answer can be used. */
export interface BookingDesk {
  /** Books rooms for an order of ours. An answer that is lost throws `unknown`: look for it before asking again. */
  book(booking: RoomBooking): Promise<MadeBooking>;
  /** The booking that was made for an order of ours; undefined where there is none. */
  findBooking(reference: string): Promise<MadeBooking | undefined>;
  /** Gives a booking up. Safe to repeat. */
  cancel(reference: string): Promise<void>;
}
