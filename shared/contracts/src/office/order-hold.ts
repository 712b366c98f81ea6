import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, refNumber, sent } from '../fields.ts';
import { officeOrder } from './office-order.ts';
import { officeText, wishId } from './work-operations.ts';

const time = v.pipe(v.string('validation_date'), v.isoTimestamp('validation_date'));

/**
 * Holds an order that waits for its money until a later time, at which it can be paid in every way that is open. Where a partner holds what was bought, it is asked: it may grant less, which
 * `pay_until` of the answer then says. `pay_until` of the question is what the person saw: 409 `state-conflict` when it is another by now, 409 `sold-out` when the partner has it no more,
 * 409 `not-bookable` when it holds no longer or nobody can promise that for the product, 400 with the field `until` outside of `hold`, 503 when the partner is silent. The same `id` is done once.
 */
export const holdOrderLonger = defineEndpoint({
  name: 'hold-order-longer',
  id: 'NEED-280',
  summary: 'Hold an unpaid order longer',
  method: 'POST',
  path: '/api/office/v1/orders/hold/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({ id: wishId, ref_number: refNumber, pay_until: instant, until: time, reason: officeText }),
  answers: {
    200: answer(officeOrder),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
    503: refusal,
  },
});
