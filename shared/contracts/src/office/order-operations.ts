import { listedProducts } from '@aylal/domain/orders';
import { officeOrderActions } from '@aylal/domain/office';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, refNumber, sent } from '../fields.ts';
import { orderStatusCodes } from '../orders/index.ts';
import { officeOrder } from './office-order.ts';
import { officeText, wishId } from './work-operations.ts';

const staffAnswers = { 400: refusal, 401: refusal, 403: refusal, 404: refusal } as const;

/** An order as a list of the office shows it; `contact` is masked (PII-2). */
export const foundOrder = v.object({
  ref_number: refNumber,
  product: v.picklist(listedProducts),
  title: v.string(),
  status: v.object({ status_code: v.picklist(orderStatusCodes), name: v.string() }),
  contact: v.string(),
  total: money,
  paid: money,
  created_at: instant,
});
export type FoundOrder = v.InferOutput<typeof foundOrder>;

/**
 * The newest 50 orders in which every word is found: the order's number, the supplier's, an e-mail address, a phone, a name, a document or a ticket. Words are compared whole
 * and by their keyed hashes, so that no index holds anything of a person (PII-2). Sent as a body, because an address is written to logs.
 */
export const findOrders = defineEndpoint({
  name: 'find-orders',
  id: 'NEED-189',
  summary: 'Find orders of any customer',
  method: 'POST',
  path: '/api/office/v1/orders/search/',
  auth: 'staff',
  roles: ['support', 'finance', 'auditor'],
  body: sent({
    text: v.pipe(
      v.string('validation_required'),
      v.trim(),
      v.nonEmpty('validation_required'),
      v.maxLength(120, 'validation_text_length'),
    ),
  }),
  answers: { 200: answer(v.object({ orders: v.array(foundOrder) })), 400: refusal, 401: refusal, 403: refusal },
});

/** Everything that is known of one order, with personal data masked. */
export const getOfficeOrder = defineEndpoint({
  name: 'get-office-order',
  id: 'NEED-190',
  summary: 'Read the file of an order',
  method: 'GET',
  path: '/api/office/v1/orders/{ref_number}/',
  auth: 'staff',
  roles: ['support', 'finance', 'auditor'],
  params: v.object({ ref_number: refNumber }),
  answers: { 200: answer(officeOrder), ...staffAnswers },
});

/** Who an order is about, in the clear; that it was asked for, by whom and why, is written to the audit log. */
export const revealOrderPeople = defineEndpoint({
  name: 'reveal-order-people',
  id: 'NEED-191',
  summary: 'Read the personal data of an order',
  method: 'POST',
  path: '/api/office/v1/orders/people/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({ ref_number: refNumber, reason: officeText }),
  answers: {
    200: answer(
      v.object({
        name: v.string(),
        email: v.string(),
        phone: v.string(),
        travellers: v.array(v.object({ name: v.string(), document: v.string() })),
      }),
    ),
    ...staffAnswers,
  },
});

/**
 * Does something with an order that its state allows (`actionsOnOrder`): the same decisions as the customer's own, by a person and with why. `status` is the one that the person saw: 409
 * `state-conflict` when the order has moved on or does not allow it. The same `id` is done once, however often it is sent.
 */
export const actOnOrder = defineEndpoint({
  name: 'act-on-order',
  id: 'NEED-192',
  summary: 'Do something with an order for its customer',
  method: 'POST',
  path: '/api/office/v1/orders/action/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({
    id: wishId,
    ref_number: refNumber,
    action: v.picklist(officeOrderActions, 'validation_invalid'),
    status: v.picklist(orderStatusCodes, 'validation_invalid'),
    reason: officeText,
  }),
  answers: { 200: answer(officeOrder), ...staffAnswers, 409: refusal },
});
