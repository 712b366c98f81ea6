import type { HotelFee } from '@aylal/contracts/hotels';
import { daysMs } from '@aylal/domain/calendar';
import type { CancellationEntry } from '@aylal/domain/hotels';
import type { Money } from '@aylal/domain/money';
import * as v from 'valibot';
import { bankFees } from './bank-fees.ts';
import { bankRate, type BankHotel, type BankRate } from './bed-bank-messages.ts';
import { mergeTerms } from './merge-terms.ts';
import { occupancyKey, type Occupancy } from './share-rooms.ts';
import { addDecimals, isMore, toTugrug, type Rates } from './to-tugrug.ts';

/** All the rooms of a stay in one kind of room and on one plan. `parts` are the bank's rates for it, one for each occupancy. */
export interface BankOffer {
  readonly room: { readonly code: string; readonly name: string };
  /** Board and class of the rate: `BB.NOR`. */
  readonly plan: string;
  readonly parts: readonly BankRate[];
  /** What the bank wants for it, a decimal text in its currency. */
  readonly cost: string;
  readonly currency: string;
  readonly price: Money;
  readonly cancellation: readonly CancellationEntry[];
  readonly fees: HotelFee[];
  readonly left: number;
}

/** What the bank wants for a rate: its own selling price where the hotel forbids to go below it. */
function costOf({ net, sellingRate, hotelMandatory }: BankRate): string {
  return hotelMandatory && sellingRate !== undefined && isMore(sellingRate, net) ? sellingRate : net;
}

/**
 * What a hotel offers for these occupancies, cheapest first. Left out: what is paid at the hotel, what may be sold with a flight only, and a room that is
 * not to be had for every occupancy. Empty where we have no rate of the hotel's currency.
 */
export function readBankOffers(
  { rooms, currency }: BankHotel,
  occupancies: readonly Occupancy[],
  { rates, now }: { readonly rates: Rates; readonly now: number },
): BankOffer[] {
  const rate = rates[currency];
  if (rate === undefined) return [];
  const offers = rooms.flatMap((room) =>
    [...byPlan(room.rates)].flatMap(([plan, found]) => {
      const parts = occupancies.flatMap((each) => cheapest(found, each) ?? []);
      return parts.length < occupancies.length
        ? []
        : [makeOffer({ room, plan, parts, currency }, { rate, rates, now })];
    }),
  );
  return offers.toSorted((a, b) => a.price - b.price);
}

function byPlan(records: readonly unknown[]): Map<string, BankRate[]> {
  const plans = new Map<string, BankRate[]>();
  for (const record of records) {
    const parsed = v.safeParse(bankRate, record);
    if (!parsed.success || parsed.output.packaging || parsed.output.paymentType === 'AT_HOTEL') continue;
    const plan = `${parsed.output.boardCode}.${parsed.output.rateClass}`;
    plans.set(plan, [...(plans.get(plan) ?? []), parsed.output]);
  }
  return plans;
}

function cheapest(found: readonly BankRate[], { rooms, adults, ages }: Occupancy): BankRate | undefined {
  return found
    .filter((one) => one.rooms === rooms && occupancyKey(one.adults, agesOf(one)) === occupancyKey(adults, ages))
    .reduce<BankRate | undefined>((best, one) => (best && !isMore(costOf(best), costOf(one)) ? best : one), undefined);
}

function agesOf({ childrenAges }: BankRate): number[] {
  return childrenAges === '' ? [] : childrenAges.split(',').map(Number);
}

/** An offer of these parts. A part without terms of its own gives nothing back. */
export function makeOffer(
  { room, plan, parts, currency }: Pick<BankOffer, 'plan' | 'parts' | 'currency' | 'room'>,
  { rate, rates, now }: { readonly rate: string; readonly rates: Rates; readonly now: number },
): BankOffer {
  const cost = addDecimals(parts.map(costOf));
  const price = toTugrug(cost, rate);
  const terms = parts.map((part) =>
    part.cancellationPolicies.map(({ amount, from }) => ({ Amount: toTugrug(amount, rate), FromDate: from })),
  );
  return {
    room: { code: room.code, name: room.name },
    plan,
    parts,
    cost,
    currency,
    price,
    cancellation: mergeTerms(
      terms.map((each, at) =>
        each.length > 0 ? each : allFromNow(toTugrug(costOf(parts[at] as BankRate), rate), now),
      ),
      price,
    ),
    fees: bankFees(parts, currency, rates),
    left: Math.min(...parts.map(({ allotment, rooms }) => Math.max(allotment, rooms))),
  };
}

function allFromNow(price: Money, now: number): CancellationEntry[] {
  return [{ Amount: price, FromDate: new Date(now - daysMs(1)).toISOString() }];
}
