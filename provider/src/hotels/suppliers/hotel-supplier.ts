import type { HotelFacts } from '../catalogue/make-hotel.ts';
import type { StayAsk } from '../rates/stay-ask.ts';

/**
 * Who tells which rooms there are and what they cost. Partners answer each in its own words, so everything here is unknown until it has been read record
 * by record (`read-availability`): one that cannot be read costs its hotel, never the list.
 */
export interface HotelSupplier {
  /** The cheapest room of each hotel that has one for the stay. Hotels without any are left out. */
  availability(ask: StayAsk, hotels: readonly HotelFacts[]): Promise<readonly unknown[]>;
}
