import type { HotelPrices, HotelRate } from '@aylal/contracts/hotels';
import type { LocalDate } from '@aylal/domain/calendar';
import type { CancellationEntry, StayWish } from '@aylal/domain/hotels';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';

/** A stay that somebody asks for, at an instant in milliseconds. */
export interface StayQuestion {
  readonly wish: StayWish;
  readonly now: number;
}

/** A rate in every language; `rateView` tells it in one. `plan` says how the room is sold, in a word of its partner. */
export interface OfferedRate extends Omit<HotelRate, 'room'> {
  readonly room: Omit<HotelRate['room'], 'name'> & { readonly names: Readonly<Record<Locale, string>> };
  readonly plan: string;
}

/** What is left of a rate that was shown. `gone`: we never showed it at this hotel, or too long ago. */
export type CheckedOffer =
  | { readonly kind: 'gone' }
  | { readonly kind: 'sold-out' }
  | {
      readonly kind: 'free';
      /** With the price under which it was shown. */
      readonly shown: OfferedRate;
      /** For the whole stay, in tögrög, as it is now. */
      readonly price: Money;
      readonly cancellation: readonly CancellationEntry[];
      /** What the partner needs to book it as it was checked; only its own adapter reads it. */
      readonly bookingKey: string;
    };

/** The cheapest stay of one hotel, by its code. A type, because schemas of records take no interface. */
export type AvailableStay = {
  readonly code: string;
  readonly prices: Omit<HotelPrices, 'per_night'>;
  readonly cancellation: readonly CancellationEntry[];
};

/** The cheapest stay of each hotel that has one, by its code; `dropped` counts the records that could not be read. */
export interface Availability {
  readonly stays: ReadonlyMap<string, AvailableStay>;
  readonly dropped: number;
}

/** Rooms as they are booked. `reference` is the number of our order, `price` what its customer has agreed to. */
export interface RoomBooking {
  readonly reference: string;
  readonly ota: string;
  readonly hotel: string;
  readonly room: string;
  readonly plan: string;
  readonly bookingKey: string;
  readonly stay: StayWish;
  readonly price: Money;
  /** One for each room. */
  readonly guests: readonly { readonly last_name: string; readonly first_name: string }[];
  readonly request: string;
}

/** A booking as its partner has made it: the number that the hotel knows it by. */
export interface MadeBooking {
  readonly confirmation: string;
}

/** A booking of ours, with the partner's number where we know it. */
export interface OwnBooking {
  readonly reference: string;
  readonly confirmation: string | null;
}

/** Who tells which rooms there are and what they cost, in tögrög. Every call throws `PartnerError` when no answer can be used. */
export interface HotelSupplier extends BookingServices {
  /** Hotels without a room for the stay are left out. One record that cannot be read costs its own hotel and no other. */
  availability(question: StayQuestion, hotels: readonly HotelFacts[]): Promise<Availability>;
  /** Every rate of one hotel, cheapest room first; sold-out ones may stay, with nothing left. */
  rates(question: StayQuestion, hotel: HotelFacts): Promise<readonly OfferedRate[]>;
  /** Asks again for a rate that was shown, by its `rate_key`. */
  check(question: StayQuestion, hotel: HotelFacts, rateKey: string): Promise<CheckedOffer>;
  /** Whether our orders share rooms that we count; a bed bank counts its rooms itself. */
  readonly sharesAllotment: boolean;
  /** How many rooms of a kind our orders share in one night; null where the partner counts them itself. */
  allotment(hotel: HotelFacts, room: string, date: LocalDate): number | null;
  close(): Promise<void>;
}

/** Where rooms are booked. Every call throws `PartnerError` when no answer can be used. */
export interface BookingServices {
  /** Books rooms for an order of ours. An answer that is lost throws `unknown`: look for it before asking again. */
  book(booking: RoomBooking): Promise<MadeBooking>;
  /** The booking that stands for an order of ours; undefined where there is none. */
  findBooking(reference: string): Promise<MadeBooking | undefined>;
  /** Gives a booking up. Safe to repeat, and done where there is nothing to give up. */
  cancel(booking: OwnBooking): Promise<void>;
}
