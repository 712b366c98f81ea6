import { isCouponValue } from '@aylal/domain/money';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, localDate, money, sent, wholeNumber } from '../fields.ts';
import { couponCode } from '../orders/coupon-operations.ts';
import { officeText } from './work-operations.ts';

const kind = v.picklist(['percent', 'amount'], 'validation_invalid');
const amount = wholeNumber(1, 1_000_000_000);

/** A coupon with how it stands. `uses` counts the living orders that have it; `made_by` is empty for what the shop came with, `ended_by` null while nobody has ended it. */
const coupon = v.object({
  code: v.string(),
  kind,
  value: v.number(),
  most: v.nullable(money),
  min_total: money,
  valid_until: instant,
  uses: v.number(),
  max_uses: v.nullable(v.number()),
  state: v.picklist(['open', 'over', 'used-up']),
  made_by: v.string(),
  ended_by: v.nullable(v.string()),
});
export type OfficeCoupon = v.InferOutput<typeof coupon>;

/** Every coupon, those that end last first. */
export const listCoupons = defineEndpoint({
  name: 'list-coupons',
  id: 'NEED-233',
  summary: 'List the coupons',
  method: 'GET',
  path: '/api/office/v1/coupons/',
  auth: 'staff',
  roles: ['content', 'auditor'],
  answers: { 200: answer(v.object({ coupons: v.array(coupon) })), 401: refusal, 403: refusal },
});

/** What a new coupon gives and until when. `most` limits a percentage only; `last_day` is the last day of Ulaanbaatar that it can be used on. */
const newCoupon = v.pipe(
  sent({
    code: couponCode,
    kind,
    value: amount,
    most: v.nullable(amount),
    min_total: wholeNumber(0, 1_000_000_000),
    last_day: localDate,
    max_uses: v.nullable(wholeNumber(1, 1_000_000)),
    reason: officeText,
  }),
  v.forward(
    v.check(({ kind: one, value }) => isCouponValue(one, value), 'validation_percent'),
    ['value'],
  ),
  v.forward(
    v.check(({ kind: one, most }) => one === 'percent' || most === null, 'validation_invalid'),
    ['most'],
  ),
);

/**
 * Makes a coupon. Its terms never change afterwards. 400 `invalid-input` at `last_day` for a day that is over, at `code` for one that is there already; the same coupon sent again by the
 * same person is made once.
 */
export const addCoupon = defineEndpoint({
  name: 'add-coupon',
  id: 'NEED-234',
  summary: 'Make a coupon',
  method: 'POST',
  path: '/api/office/v1/coupons/',
  auth: 'staff',
  roles: ['content'],
  body: newCoupon,
  answers: { 200: answer(coupon), 400: refusal, 401: refusal, 403: refusal },
});

/** Ends a coupon now; orders that have it keep their price. 409 `state-conflict` when it is over, unless the same person has ended it. */
export const endCoupon = defineEndpoint({
  name: 'end-coupon',
  id: 'NEED-235',
  summary: 'End a coupon',
  method: 'POST',
  path: '/api/office/v1/coupons/end/',
  auth: 'staff',
  roles: ['content'],
  body: sent({ code: couponCode, reason: officeText }),
  answers: { 200: answer(coupon), 400: refusal, 401: refusal, 403: refusal, 404: refusal, 409: refusal },
});
