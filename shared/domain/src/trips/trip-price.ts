import { ageOn } from '../people/age-on.ts';
import type { LocalDate } from '../calendar/index.ts';
import type { Money } from '../money/money.ts';

/** What a date of a trip costs each: a grown-up who shares a room, on top for a room alone, a child in the room of a grown-up. */
export interface TripPrices {
  readonly price: Money;
  readonly single_supplement: Money;
  readonly child_price: Money;
}

/** Who travels, and how many grown-ups wish for a room alone. */
export interface TripParty {
  readonly adults: number;
  readonly children: number;
  readonly singles: number;
}

/** What a trip costs: `singles` are the rooms for one that are paid for, wished or left over. */
export interface TripPrice {
  readonly adults: Money;
  readonly children: Money;
  readonly singles: number;
  readonly supplement: Money;
  readonly total: Money;
}

/** How a party is made up on the day of its departure: a child is younger than `childBelow`, zero where no child may come. */
export function tripPartyOf(
  birthdays: readonly LocalDate[],
  departure: LocalDate,
  childBelow: number,
): Pick<TripParty, 'adults' | 'children'> {
  const children = birthdays.filter((born) => ageOn(born, departure) < childBelow).length;
  return { adults: birthdays.length - children, children };
}

/**
 * How many rooms for one are paid for. Grown-ups who wish for none share by two; who is left over has a room alone too, unless a child sleeps there. A child is never alone, so
 * that with children one grown-up at least shares.
 */
export function tripSingles({ adults, children, singles }: TripParty): number {
  const alone = Math.max(0, Math.min(singles, children > 0 ? adults - 1 : adults));
  const leftOver = children === 0 && (adults - alone) % 2 === 1 ? 1 : 0;
  return alone + leftOver;
}

/** The price of a party, by one rule: the provider decides with it, the screen explains with it. */
export function priceTrip(prices: TripPrices, party: TripParty): TripPrice {
  const singles = prices.single_supplement > 0 ? tripSingles(party) : 0;
  const adults = prices.price * party.adults;
  const children = prices.child_price * party.children;
  const supplement = prices.single_supplement * singles;
  return { adults, children, singles, supplement, total: adults + children + supplement };
}

/** Most people of one booking. */
export const tripPartyLimit = 9;
