import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { companyRegister } from '../companies/check-company.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, refNumber, sent } from '../fields.ts';

/**
 * The tax receipt of an order or a ride. `none`: never asked for; `sending`: asked for, and the tax office has not answered yet; `corrected`: it was followed by another one
 * because the order costs something else since; `returned`: taken back, because all of it was refunded. `receipt_id` is the number of the one in force (33 digits).
 */
export const orderReceipt = v.object({
  status: v.picklist(['none', 'sending', 'sent', 'corrected', 'returned']),
  receipt_id: v.nullable(v.string()),
  amount: money,
  is_company: v.boolean(),
  company_register: v.string(),
  company_name: v.string(),
  sent_at: v.nullable(instant),
});
export type OrderReceipt = v.InferOutput<typeof orderReceipt>;

/** What is printed once: lottery and QR text stand in this answer alone and are kept nowhere (GAP-93). Empty where the tax office gave none, and on a repetition. */
export const printedReceipt = v.object({ ...orderReceipt.entries, lottery: v.string(), qr_data: v.string() });
export type PrintedReceipt = v.InferOutput<typeof printedReceipt>;

/** The company's number, empty for a person (EBARIMT-01). */
const register = v.optional(v.union([v.literal(''), companyRegister], 'validation_company_register'), '');

/**
 * Asks for the tax receipt of a paid order, or of a ride that is over, by its reference (CALL-80, GAP-57). The same again for the same receiver sends the same receipt's mail again; nothing ever has two. 400 `company_register`
 * missing or unknown; 409 `receipt-unpaid`, `receipt-taken` for another receiver, `receipt-refused` by the tax office, `still-running`; 503 nobody knows yet: ask again.
 */
export const sendReceipt = defineEndpoint({
  name: 'send-receipt',
  id: 'API-69',
  summary: 'Send the e-receipt of an order',
  method: 'POST',
  path: '/api/order/v1/ebarimt/',
  auth: 'bearer',
  body: sent({ ref_number: refNumber, is_company: v.boolean('validation_required'), company_register: register }),
  answers: {
    200: answer(printedReceipt),
    400: refusal,
    401: refusal,
    404: refusal,
    409: refusal,
    503: refusal,
  },
});

/** The state of the tax receipt of an order or a ride; `may_send` says whether one can be asked for now. Somebody else's and a missing one give the same 404 (AUT-1). */
export const getReceipt = defineEndpoint({
  name: 'get-receipt',
  id: 'NEED-45',
  summary: 'Read the e-receipt of an order',
  method: 'GET',
  path: '/api/order/v1/ebarimt/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: {
    200: answer(v.object({ ...orderReceipt.entries, may_send: v.boolean() })),
    400: refusal,
    401: refusal,
    404: refusal,
  },
});
