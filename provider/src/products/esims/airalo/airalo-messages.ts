import * as v from 'valibot';
import { esimPlanTypes } from '@aylal/contracts/esims';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const minutes = v.optional(v.nullable(whole), null);

export const token = v.object({
  data: v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), expires_in: v.pipe(v.number(), v.minValue(60)) }),
});

/** A package of either kind; `amount` is MB and 0 for unlimited data. What it costs us (`net_price`) is not even read. */
export const packageRecord = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  price: v.pipe(v.number(), v.minValue(0.01)),
  amount: whole,
  day: v.pipe(v.number(), v.integer(), v.minValue(1)),
  is_unlimited: v.boolean(),
  voice: minutes,
  text: minutes,
  fair_usage_policy: v.optional(v.nullable(v.string()), null),
});

const network = v.object({ name: v.string(), types: v.array(v.string()) });
export const operatorRecord = v.object({
  id: v.union([v.number(), v.string()]),
  title: v.string(),
  plan_type: v.picklist(esimPlanTypes),
  activation_policy: v.picklist(['installation', 'first-usage']),
  apn_type: v.optional(v.picklist(['automatic', 'manual']), 'automatic'),
  info: v.optional(v.array(v.string()), []),
  coverages: v.array(v.object({ code: v.string(), networks: v.array(network) })),
  packages: v.array(v.unknown()),
});

export const destinationRecord = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  country_code: v.optional(v.nullable(v.string()), null),
  title: v.string(),
  image: v.optional(v.nullable(v.object({ url: v.string() })), null),
  operators: v.array(v.unknown()),
});

export const packagesPage = v.object({
  data: v.array(v.unknown()),
  meta: v.object({ last_page: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
});

const sim = v.object({
  iccid: v.pipe(v.string(), v.regex(/^\d{19,20}$/)),
  qrcode: v.pipe(v.string(), v.startsWith('LPA:1$')),
  apn_type: v.optional(v.nullable(v.string()), null),
  apn_value: v.optional(v.nullable(v.string()), null),
});
const made = v.object({ description: v.nullable(v.string()), sims: v.pipe(v.array(sim), v.minLength(1)) });
export const madeOrder = v.object({ data: made });
export const foundOrders = v.object({ data: v.array(v.unknown()) });
export const foundOrder = made;

export const topUpPackages = v.object({ data: v.array(v.unknown()) });
const addedTopUp = v.object({ description: v.nullable(v.string()), type: v.literal('topup') });
export const madeTopUp = v.object({ data: addedTopUp });
export const foundTopUp = addedTopUp;

const amount = v.pipe(v.number(), v.minValue(0));
/** Days end in UTC; the partner writes them without a zone. */
export const usage = v.object({
  data: v.object({
    remaining: amount,
    total: amount,
    remaining_voice: amount,
    total_voice: amount,
    remaining_text: amount,
    total_text: amount,
    expired_at: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))),
    is_unlimited: v.boolean(),
    status: v.pipe(v.string(), v.toUpperCase(), v.picklist(['NOT_ACTIVE', 'ACTIVE', 'FINISHED', 'UNKNOWN', 'EXPIRED'])),
  }),
});

export const refusal = v.object({ meta: v.object({ message: v.string() }) });
