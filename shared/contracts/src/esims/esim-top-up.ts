import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, refNumber, sent } from '../fields.ts';
import { esimPackage } from './esim.ts';

/** The state of an eSIM: `waiting` is not in use yet (GAP-54), `finished` has nothing left, `expired` is past its days. Compared without case. */
export const esimUsageStatuses = ['waiting', 'active', 'finished', 'expired'] as const;

const left = v.pipe(v.number(), v.minValue(0));

/**
 * What is left of an eSIM (ESIM-01): data in MB and 0 of 0 where it is unlimited, voice in minutes, texts by number. `expired_at` is null before its first use.
 * Proposed: `started_at`, since when it is in use; null where that is not known.
 */
export const esimUsage = v.object({
  remaining: left,
  total: left,
  remaining_voice: left,
  total_voice: left,
  remaining_text: left,
  total_text: left,
  expired_at: v.nullable(instant),
  is_unlimited: v.boolean(),
  status: v.pipe(v.string(), v.toLowerCase(), v.picklist(esimUsageStatuses)),
  started_at: v.nullable(instant),
});

export type EsimUsage = v.InferOutput<typeof esimUsage>;

/** What is left of an eSIM of one's own (CALL-14), as its supplier says at `server_time`; null where nothing is known. 404 for an order without an eSIM. */
export const getEsimUsage = defineEndpoint({
  name: 'get-esim-usage',
  id: 'API-13',
  summary: 'Read the usage of an eSIM',
  method: 'GET',
  path: '/api/esim/usage',
  auth: 'bearer',
  query: sent({ ref_number: refNumber }),
  answers: { 200: answer(v.nullable(esimUsage), { server_time: instant }), 400: refusal, 401: refusal, 404: refusal },
});

/** Packages that an eSIM of one's own can be topped up with, the cheapest first (CALL-13). 503 while the supplier is silent. */
export const listEsimTopUps = defineEndpoint({
  name: 'list-esim-top-ups',
  id: 'API-12',
  summary: 'List packages to top an eSIM up',
  method: 'GET',
  path: '/api/esim/top-up',
  auth: 'bearer',
  query: sent({ ref_number: refNumber }),
  answers: { 200: answer(v.array(esimPackage)), 400: refusal, 401: refusal, 404: refusal, 503: refusal },
});

/**
 * Orders a package for an eSIM of one's own (CALL-15), to be paid within half an hour; the price is ours (AUT-2). `ref_number` of the answer is the new order,
 * `now_pay_amount` what is due for it in tögrög. 409 for an eSIM whose days are over, with the sentence that says so in `message`.
 */
export const bookEsimTopUp = defineEndpoint({
  name: 'book-esim-top-up',
  id: 'API-14',
  summary: 'Order a top-up of an eSIM',
  method: 'POST',
  path: '/api/esim/top-up-booking',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    ref_number: refNumber,
    package_id: v.pipe(
      v.string('validation_required'),
      v.nonEmpty('validation_required'),
      v.maxLength(100, 'validation_invalid'),
    ),
  }),
  answers: {
    200: answer(v.object({ ref_number: refNumber, now_pay_amount: money })),
    400: refusal,
    401: refusal,
    404: refusal,
    409: refusal,
    422: refusal,
    503: refusal,
  },
});
