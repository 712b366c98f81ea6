import * as v from 'valibot';
import { money } from '../fields.ts';

/** The name of a cover in an address: `schengen`. */
export const insuranceSlug = v.pipe(
  v.string('validation_required'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+){0,5}$/, 'validation_invalid'),
  v.maxLength(60, 'validation_invalid'),
);

/** The name of the terms of a cover, as in `terms={name}` of an address (GAP-67). */
export const insuranceTermsName = v.pipe(
  v.string('validation_required'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+){0,6}$/, 'validation_invalid'),
  v.maxLength(70, 'validation_invalid'),
);

/** Terms of a cover: `file` is where the PDF lies on our own origin, `bytes` its length. */
export const insuranceTerms = v.object({ title: v.string(), file: v.string(), bytes: v.number() });

/** A sum in the currency of the cover. */
export const insuredSum = v.object({ amount: v.number(), currency: v.string() });

/** What happens, by name (INS-01). `limit` (proposed) is the most that is paid for it; null where it is the sum of the cover, or is not paid at all. */
export const insuranceRisk = v.object({ risk_name: v.string(), limit: v.nullable(insuredSum) });

/** A cover of the list (NEED-15): `price` is an adult's day in MNT. Proposed: where it holds, what it pays a doctor, what one pays oneself. */
export const insuranceListed = v.object({
  slug: v.string(),
  title: v.string(),
  price: money,
  territory: v.string(),
  medical: insuredSum,
  deductible: insuredSum,
  sport: v.boolean(),
});

/** A word that a cover can be searched by (CALL-09): a country, or where a cover holds. `country_code` is empty for a region. */
export const insuranceSuggestion = v.object({ slug: v.string(), name: v.string(), country_code: v.string() });

/** What people of an age pay, in percent of `price`. */
export const insuranceBand = v.object({ from: v.number(), to: v.number(), percent: v.number() });

/**
 * A cover (CALL-17). Proposed: `bands` and `max_days` what decides its price, `countries` where it holds,
 * empty where that is everywhere, `terms` the name of its terms (`NEED-161`), `cooling_off_days` how long after buying it can be given up.
 */
export const insurance = v.object({
  ...insuranceListed.entries,
  terms: v.string(),
  insurer: v.string(),
  claim_phone: v.string(),
  cooling_off_days: v.number(),
  max_days: v.number(),
  bands: v.array(insuranceBand),
  countries: v.array(v.object({ code: v.string(), name: v.string() })),
  risks: v.object({ coverage: v.array(insuranceRisk), non_coverage: v.array(insuranceRisk) }),
});

export type InsuredSum = v.InferOutput<typeof insuredSum>;
export type InsuranceRisk = v.InferOutput<typeof insuranceRisk>;
export type InsuranceListed = v.InferOutput<typeof insuranceListed>;
export type InsuranceSuggestion = v.InferOutput<typeof insuranceSuggestion>;
export type InsuranceTerms = v.InferOutput<typeof insuranceTerms>;
export type Insurance = v.InferOutput<typeof insurance>;
