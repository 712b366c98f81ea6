import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { TravellerMix } from '@aylal/domain/people';

declare module '../../../platform/deps.ts' {
  interface Deps {
    readonly fares: FarePort;
  }
}

/** A journey whose price somebody would like to know. */
export interface FareWish extends TravellerMix {
  readonly origin: string;
  readonly destination: string;
  readonly depart_date: LocalDate;
  /** Null for a journey one way. */
  readonly return_date: LocalDate | null;
  /** The trips after the first of a journey over several towns, as a search carries them; null for every other one. */
  readonly next_trips: string | null;
}

/** The cheapest day and its total for everybody. */
export interface LowestFare {
  readonly depart_date: LocalDate;
  readonly total_fare: Money;
}

/** Where prices come from that are watched: the carriers, as far as alerts know them. */
export interface FarePort {
  /** What hinders a search, by field of the wish; nothing when it can be watched. */
  faults(wish: FareWish, now: number): Promise<Readonly<Record<string, string>>>;
  /** When the day of departure ends at its place. */
  endOfDeparture(wish: FareWish): Promise<number>;
  /** The cheapest of the days up to `flexDays` before and after; what follows keeps its distance. Undefined when nothing is on sale. */
  lowest(wish: FareWish, flexDays: number, now: number): Promise<LowestFare | undefined>;
  /** The city behind a code; the code itself where we have no name. */
  cityName(code: string, locale: Locale): Promise<string>;
}
