import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { checkContactPhone, dialCode, email, phone, refNumber, sent } from '../fields.ts';
import { officeOrder } from './office-order.ts';
import { officeText } from './work-operations.ts';

/**
 * Puts another address and phone in the place of those that news of an order go to, because its customer asked for it. The address before is mailed that this was done, so that nobody takes
 * over an order unseen; refunds go where they went before. Sent again it changes nothing more.
 */
export const changeOrderContact = defineEndpoint({
  name: 'change-order-contact',
  id: 'NEED-216',
  summary: 'Change whom news of an order go to',
  method: 'POST',
  path: '/api/office/v1/orders/contact/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: v.pipe(
    sent({
      ref_number: refNumber,
      contact_email: email,
      contact_dial_code: dialCode,
      contact_phone: phone,
      reason: officeText,
    }),
    checkContactPhone(),
  ),
  answers: { 200: answer(officeOrder), 400: refusal, 401: refusal, 403: refusal, 404: refusal },
});
