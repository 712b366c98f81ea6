import { fields } from '@aylal/contracts';
import { cancellationEntry } from '@aylal/contracts/hotels';
import type { CancellationEntry } from '@aylal/domain/hotels';
import * as v from 'valibot';
import type { Availability, AvailableStay } from './hotel-supplier.ts';

const code = v.pipe(v.string(), v.nonEmpty());
const sum = v.pipe(fields.money, v.minValue(1));
/** Hotelbeds writes sums as texts with two decimals. */
const sumText = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/), v.transform(Number), v.integer(), v.minValue(1));
const before = v.optional(v.nullable(sum), null);
const stay = (of: {
  code: string;
  total: number;
  before: number | null;
  terms: CancellationEntry[];
}): AvailableStay => ({
  code: of.code,
  prices: { total: of.total, previous_total: of.before },
  cancellation: of.terms,
});

const record = v.variant('ota', [
  v.pipe(
    v.object({
      ota: v.literal('dida'),
      HotelID: code,
      TotalPrice: sum,
      ListPrice: before,
      CancellationPolicyList: v.array(cancellationEntry),
    }),
    v.transform((raw) =>
      stay({ code: raw.HotelID, total: raw.TotalPrice, before: raw.ListPrice, terms: raw.CancellationPolicyList }),
    ),
  ),
  v.pipe(
    v.object({
      ota: v.literal('hotelbeds'),
      code,
      minRate: sumText,
      cancellationPolicies: v.array(v.object({ amount: sumText, from: fields.instant })),
    }),
    v.transform((raw) =>
      stay({
        code: raw.code,
        total: raw.minRate,
        before: null,
        terms: raw.cancellationPolicies.map(({ amount, from }) => ({ Amount: amount, FromDate: from })),
      }),
    ),
  ),
  v.pipe(
    v.object({
      ota: v.literal('ctrip'),
      hotelId: code,
      price: v.object({ amount: sum, before: v.optional(sum) }),
      cancelRules: v.array(
        v.pipe(
          v.string(),
          v.transform((rule) => ({ FromDate: rule.split('|')[0] ?? '', Amount: Number(rule.split('|')[1]) })),
          cancellationEntry,
        ),
      ),
    }),
    v.transform((raw) =>
      stay({ code: raw.hotelId, total: raw.price.amount, before: raw.price.before ?? null, terms: raw.cancelRules }),
    ),
  ),
  v.pipe(
    v.object({ ota: v.literal('agoda'), id: code, sum, penalties: v.array(cancellationEntry) }),
    v.transform((raw) => stay({ code: raw.id, total: raw.sum, before: null, terms: raw.penalties })),
  ),
]);

/** Reads the answers of partners record by record. `dropped` counts what could not be read: each costs its own hotel and no other. */
export function readAvailability(raw: readonly unknown[]): Availability {
  const stays = new Map<string, AvailableStay>();
  let dropped = 0;
  for (const one of raw) {
    const parsed = v.safeParse(record, one);
    if (parsed.success) stays.set(parsed.output.code, parsed.output);
    else dropped += 1;
  }
  return { stays, dropped };
}
