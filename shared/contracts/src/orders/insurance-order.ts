import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, money, refNumber, sent } from '../fields.ts';
import { insuredSum } from '../insurance/insurance.ts';
import { commonOrder } from './common-order.ts';
import { fullRefund } from './refund-order.ts';
import { flightOrder } from './order.ts';

/**
 * The order of a cover: the money of any order, and what is covered. `issued` says that its insurer has issued the policy (`policy_number`), `delayed` that it has kept it
 * waiting. `cooling_off_until` is the last day on which it can be given up, `full_refund` the rule of that at `server_time`; documents are masked (PII-2).
 */
export const insuranceOrder = v.object({
  ...commonOrder,
  product: v.literal('insurance'),
  insurance: v.object({
    slug: v.string(),
    title: v.string(),
    territory: v.string(),
    destination: v.string(),
    insurer: v.string(),
    claim_phone: v.string(),
    medical: insuredSum,
    deductible: insuredSum,
    start_date: localDate,
    end_date: localDate,
    days: v.number(),
    insured: v.array(
      v.object({ last_name: v.string(), first_name: v.string(), document_number: v.string(), price: money }),
    ),
    price: money,
    cooling_off_until: localDate,
    policy_number: v.nullable(v.string()),
    issued: v.boolean(),
    delayed: v.boolean(),
  }),
  full_refund: fullRefund,
  refunds: flightOrder.entries.refunds,
});
export type InsuranceOrder = v.InferOutput<typeof insuranceOrder>;

/**
 * The policy of an order of one's own, with birthdays and documents in the clear, for its owner alone and kept by nobody on the way. `medical` and `risks` in words of the call's language. 404
 * until it is issued, and the same for somebody else's (AUT-1).
 */
export const getInsurancePolicy = defineEndpoint({
  name: 'get-insurance-policy',
  id: 'NEED-94',
  summary: 'Read the policy of a travel insurance',
  method: 'GET',
  path: '/api/insurance/policy/',
  auth: 'bearer',
  query: sent({ ref_number: refNumber }),
  answers: {
    200: answer(
      v.object({
        ...insuranceOrder.entries.insurance.entries,
        policy_number: v.string(),
        issued_on: localDate,
        insured: v.array(
          v.object({
            last_name: v.string(),
            first_name: v.string(),
            birthday: localDate,
            document_number: v.string(),
            nationality: v.string(),
          }),
        ),
        risks: v.array(v.string()),
      }),
    ),
    400: refusal,
    401: refusal,
    404: refusal,
  },
});
