import * as v from 'valibot';
import { coveredRisks, excludedRisks } from './labels/risk-codes.ts';

const sum = v.object({
  amount: v.pipe(v.number(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
const age = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120));

export const productsAnswer = v.object({
  insurer: v.pipe(v.string(), v.nonEmpty()),
  /** An insurer that tells none is called as it calls itself, in every language. */
  insurer_latin: v.optional(v.pipe(v.string(), v.nonEmpty())),
  claim_phone: v.pipe(v.string(), v.nonEmpty()),
  cooling_off_days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  products: v.array(v.unknown()),
});

/** A plan of the insurer; `limit` null means the sum of the cover. */
export const productRecord = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  territory: v.string(),
  day_premium: v.pipe(v.number(), v.integer(), v.minValue(1)),
  medical: sum,
  deductible: sum,
  max_days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  bands: v.pipe(v.array(v.object({ from: age, to: age, percent: v.pipe(v.number(), v.minValue(1)) })), v.minLength(1)),
  covers: v.array(v.object({ risk: v.picklist(coveredRisks), limit: v.nullable(sum) })),
  exclusions: v.array(v.picklist(excludedRisks)),
});

const number = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,40}$/));
export const issuedPolicy = v.object({ number });
export const foundPolicies = v.object({
  policies: v.array(v.object({ number, reference: v.string(), cancelled: v.boolean() })),
});
