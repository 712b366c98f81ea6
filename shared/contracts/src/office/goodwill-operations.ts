import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent, wholeNumber } from '../fields.ts';
import { officeOrder } from './office-order.ts';
import { officeText, wishId } from './work-operations.ts';

const answers = {
  200: answer(officeOrder),
  400: refusal,
  401: refusal,
  403: refusal,
  404: refusal,
  409: refusal,
} as const;

/**
 * Gives the customer of an order money by judgement, into the wallet: at once up to `goodwillAlone`, above it once a second person has agreed (`decide-goodwill`). 400 `invalid-input` at
 * `amount` for more than `goodwillLeft`. The same `id` is done once.
 */
export const giveGoodwill = defineEndpoint({
  name: 'give-goodwill',
  id: 'NEED-196',
  summary: 'Give a customer money by judgement',
  method: 'POST',
  path: '/api/office/v1/orders/goodwill/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({ id: wishId, ref_number: refNumber, amount: wholeNumber(1, 1_000_000_000), reason: officeText }),
  answers,
});

/** Agrees to money that a colleague wants to give, or refuses it. Never by who asked for it: 409 `state-conflict`, also once it is decided otherwise. Saying it again changes nothing. */
export const decideGoodwill = defineEndpoint({
  name: 'decide-goodwill',
  id: 'NEED-197',
  summary: 'Agree to money by judgement, or refuse it',
  method: 'POST',
  path: '/api/office/v1/orders/goodwill/decision/',
  auth: 'staff',
  roles: ['finance'],
  body: sent({ id: wishId, agree: v.boolean('validation_invalid'), reason: officeText }),
  answers,
});
