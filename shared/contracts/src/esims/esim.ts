import * as v from 'valibot';
import { money } from '../fields.ts';

/** What a plan carries: data alone, or calls and messages with it (ESIM-03). */
export const esimPlanTypes = ['data', 'data-voice-text', 'data-text', 'data-voice'] as const;
export type EsimPlanType = (typeof esimPlanTypes)[number];

/** The name of an eSIM in an address: `south-korea-data`. */
export const esimSlug = v.pipe(
  v.string('validation_required'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+){0,11}$/, 'validation_invalid'),
  v.maxLength(80, 'validation_invalid'),
);

/** An eSIM of the list (ESIM-03): `price` is its cheapest package in MNT, `country_code` empty for a region, `image` empty where the supplier has none. */
export const esimListed = v.object({
  slug: v.string(),
  title: v.string(),
  plan_type: v.picklist(esimPlanTypes),
  country_code: v.string(),
  image: v.string(),
  price: money,
});

/**
 * A package (ESIM-02). Proposed: `data_mb` 0 for unlimited data, `voice_minutes` and `sms` 0 where there are none, `fair_use` what is left of the
 * speed of unlimited data once `daily_mb` of a day are used; null where nothing is said of it.
 */
export const esimPackage = v.object({
  id: v.string(),
  title: v.string(),
  price: money,
  data_mb: v.number(),
  days: v.number(),
  is_unlimited: v.boolean(),
  voice_minutes: v.number(),
  sms: v.number(),
  fair_use: v.nullable(v.object({ daily_mb: v.number(), then_kbps: v.number() })),
});

/** Where an eSIM works, and whose networks it uses there. */
export const esimCountry = v.object({
  code: v.string(),
  name: v.string(),
  networks: v.array(v.object({ name: v.string(), types: v.array(v.string()) })),
});

/**
 * An eSIM with its packages (API-15). Proposed: `activation_policy` when the days begin to count, `hotspot` whether it may be shared with other devices,
 * `apn_type` whether a person has to set something, `plans` the other plan types of the same destination.
 */
export const esim = v.object({
  slug: v.string(),
  title: v.string(),
  plan_type: v.picklist(esimPlanTypes),
  country_code: v.string(),
  description: v.string(),
  countries: v.array(esimCountry),
  packages: v.array(esimPackage),
  activation_policy: v.picklist(['installation', 'first-usage']),
  hotspot: v.boolean(),
  apn_type: v.picklist(['automatic', 'manual']),
  plans: v.array(v.object({ slug: v.string(), plan_type: v.picklist(esimPlanTypes) })),
});

/** Phones of a brand that take an eSIM (API-10). */
export const esimDeviceBrand = v.object({ brand: v.string(), devices: v.array(v.string()) });

/** How an eSIM is installed on a system (API-11); `image` is empty where words are enough. */
export const esimGuide = v.object({
  os: v.picklist(['ios', 'android']),
  steps: v.array(v.object({ title: v.string(), text: v.string(), image: v.string() })),
});

export type EsimListed = v.InferOutput<typeof esimListed>;
export type EsimPackage = v.InferOutput<typeof esimPackage>;
export type EsimCountry = v.InferOutput<typeof esimCountry>;
export type Esim = v.InferOutput<typeof esim>;
export type EsimDeviceBrand = v.InferOutput<typeof esimDeviceBrand>;
export type EsimGuide = v.InferOutput<typeof esimGuide>;
