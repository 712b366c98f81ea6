import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, sent, wholeNumber } from '../fields.ts';
import { lotteryKinds } from '../lottery/lottery-product.ts';
import { officeText, wishId } from './work-operations.ts';

export const lotteryStates = ['on-sale', 'closed', 'drawn'] as const;

/** A series of tickets. `revision` is that of a lottery that was made in the office, null for the series that the shop opens each day; `proof_url` leads to the proof of its first ticket. */
export const officeLottery = v.object({
  series: v.string(),
  code: v.string(),
  kind: v.picklist(lotteryKinds),
  name: v.string(),
  price: money,
  tickets: v.number(),
  sold: v.number(),
  state: v.picklist(lotteryStates),
  closes_at: instant,
  draws_at: instant,
  commitment: v.string(),
  proof_url: v.string(),
  revision: v.nullable(v.number()),
  may_change: v.boolean(),
});
export type OfficeLottery = v.InferOutput<typeof officeLottery>;

/** The newest hundred series, the latest first. */
export const listLotteries = defineEndpoint({
  name: 'list-lotteries',
  id: 'NEED-246',
  summary: 'List the series of lotteries',
  method: 'GET',
  path: '/api/office/v1/lotteries/',
  auth: 'staff',
  roles: ['finance', 'content', 'auditor'],
  answers: { 200: answer(v.object({ lotteries: v.array(officeLottery) })), 401: refusal, 403: refusal },
});

const name = v.pipe(
  v.string('validation_required'),
  v.trim(),
  v.nonEmpty('validation_required'),
  v.maxLength(40, 'validation_text_length'),
);
const code = v.pipe(v.string('validation_required'), v.trim(), v.regex(/^[A-Z]{3,8}$/, 'validation_invalid'));
const price = wholeNumber(100, 100_000, 'validation_number');
const time = v.pipe(v.string('validation_date'), v.isoTimestamp('validation_date'));
const prize = v.object({
  prize: wholeNumber(1, 1_000_000_000, 'validation_number'),
  chances: wholeNumber(1, 1_000_000, 'validation_number'),
});
const answers = {
  200: answer(officeLottery),
  400: refusal,
  401: refusal,
  403: refusal,
  404: refusal,
  409: refusal,
} as const;

/**
 * Makes a lottery with one series of tickets, on sale at once. Its secret is made by the provider, sealed, and committed to; nobody of the office sees or chooses it. 400 at what
 * `faultsOfLottery` names, and for a code or name that is taken. The same `id` makes one.
 */
export const makeLottery = defineEndpoint({
  name: 'make-lottery',
  id: 'NEED-247',
  summary: 'Make a lottery',
  method: 'POST',
  path: '/api/office/v1/lotteries/',
  auth: 'staff',
  roles: ['content'],
  body: sent({
    id: wishId,
    code,
    kind: v.picklist(lotteryKinds, 'validation_invalid'),
    names: v.object({ mn: name, en: name, zh: name, ru: name, ko: name, ja: name }),
    price,
    tickets: wholeNumber(1, 50_000, 'validation_number'),
    prizes: v.pipe(v.array(prize), v.maxLength(10, 'validation_number')),
    closes_at: time,
    draws_at: time,
    reason: officeText,
  }),
  answers,
});

/** Changes price and times of a lottery of the office of which no ticket was ever ordered: 409 `state-conflict` otherwise, and when it is not the one of `revision` any more. */
export const changeLottery = defineEndpoint({
  name: 'change-lottery',
  id: 'NEED-248',
  summary: 'Change a lottery that is not sold yet',
  method: 'POST',
  path: '/api/office/v1/lotteries/change/',
  auth: 'staff',
  roles: ['content'],
  body: sent({
    code,
    revision: wholeNumber(1, 1_000_000),
    price,
    closes_at: time,
    draws_at: time,
    reason: officeText,
  }),
  answers,
});
