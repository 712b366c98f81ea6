import * as v from 'valibot';
import { currencies } from '@aylal/domain/money';
import { paymentTypes } from '@aylal/domain/payments';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, refNumber, sent } from '../fields.ts';

/** One bank app that a payment can be made in (PAY-08). */
export const deeplink = v.object({
  name: v.string(),
  logo: v.string(),
  logo_from_our_system: v.string(),
  deeplink: v.string(),
});

/** Ways to pay by their wire names; which of them an order can use, the provider lists. */
export const paymentNames = ['QPAY', 'SOCIALPAY', 'CARD', 'POCKET', 'TRANSFER', 'WALLET', 'LENDPAY'] as const;
export type PaymentName = (typeof paymentNames)[number];

/**
 * How a customer is led through a way to pay: a QR code and bank apps, a page of the partner's, an account to transfer to, an application for a loan, money that is here already. The
 * checkout opens the window of the flow, whatever the way is called.
 */
export const paymentFlows = ['qr', 'redirect', 'transfer', 'loan', 'wallet'] as const;
export type PaymentFlow = (typeof paymentFlows)[number];

/** A way to pay (PAY-07). Account data is empty where the way does not use it. */
export const paymentOption = v.object({
  flow: v.picklist(paymentFlows),
  name: v.string(),
  payment_name: v.string(),
  is_qr: v.boolean(),
  qr_text: v.string(),
  is_url: v.boolean(),
  url: v.string(),
  is_deeplink: v.boolean(),
  deeplink: v.array(deeplink),
  account_number: v.string(),
  company_name: v.string(),
  currency: v.string(),
});

/** How far the payment of an order is; `unknown` is a state of its own: nobody is asked to pay twice (GAP-89). */
export const paymentStates = ['not-started', 'waiting', 'partial', 'paid', 'expired', 'unknown'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a try to pay did not go through, as the partner says it. Nothing was taken by it. */
export const declineReasons = ['declined', 'not-enough-money', 'card-expired', 'over-limit', 'cancelled'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/**
 * The invoice of an order that can be paid now, and why its latest try did not go through; null when none was refused. `being_matched`: a transfer came whose purpose names no
 * order, and whose amount and sender fit this one; a person looks at it, and nobody needs to pay again (MNY-7).
 */
export const openInvoiceState = v.object({
  invoice_id: v.string(),
  payment_name: v.picklist(paymentNames),
  declined: v.nullable(v.picklist(declineReasons)),
  being_matched: v.optional(v.boolean(), false),
});

/**
 * An invoice that the partner has opened. Of a bank transfer `bank_name` and `reference` belong to the account data; the reference is what the customer
 * writes as its purpose. `fee` is the part of `amount` that the way of paying costs.
 */
export const invoice = v.object({
  ...paymentOption.entries,
  bank_name: v.string(),
  reference: v.string(),
  invoice_id: v.string(),
  amount: money,
  fee: money,
  expires_at: instant,
  server_time: instant,
});

export type OpenInvoiceState = v.InferOutput<typeof openInvoiceState>;
export type PaymentOption = v.InferOutput<typeof paymentOption>;
export type Invoice = v.InferOutput<typeof invoice>;

/** The ways in which an order can be paid now. */
export const listPaymentOptions = defineEndpoint({
  name: 'list-payment-options',
  id: 'NEED-09',
  summary: 'List payment options',
  method: 'GET',
  path: '/api/payment/v1/options/',
  auth: 'bearer',
  query: sent({ ref_number: refNumber, p: v.optional(v.picklist(paymentTypes), 'regular') }),
  answers: { 200: answer(v.array(paymentOption)), 400: refusal, 401: refusal, 404: refusal },
});

/**
 * Opens an invoice at the payment partner for what is due; an open one of the same way and amount is returned, one of another way is cancelled first. `now_pay_amount` is `must_pay`
 * or `to_pay` of the order, the first when it is left out (MNY-9). 409 `already-paid`, `order-expired`, `not-enough-money` of a wallet, `state-conflict` for any other sum.
 */
export const createInvoice = defineEndpoint({
  name: 'create-invoice',
  id: 'NEED-10',
  summary: 'Open an invoice',
  method: 'POST',
  path: '/api/payment/v1/invoice/',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    ref_number: refNumber,
    payment_name: v.picklist(paymentNames),
    p: v.optional(v.picklist(paymentTypes), 'regular'),
    now_pay_amount: v.optional(money),
  }),
  answers: { 200: answer(invoice), 400: refusal, 401: refusal, 404: refusal, 409: refusal, 422: refusal, 503: refusal },
});

/** Asks the partner now (`payment/check`) and tells the state of the payment. Safe to repeat; never pays. */
export const checkPayment = defineEndpoint({
  name: 'check-payment',
  id: 'NEED-30',
  summary: 'Ask the partner how a payment stands',
  method: 'POST',
  path: '/api/payment/v1/check/',
  auth: 'bearer',
  body: sent({ ref_number: refNumber }),
  answers: {
    200: answer(
      v.object({
        ref_number: refNumber,
        state: v.picklist(paymentStates),
        paid: money,
        to_pay: money,
        open_invoice: v.optional(v.nullable(openInvoiceState)),
      }),
    ),
    400: refusal,
    401: refusal,
    404: refusal,
  },
});

/** Event data of the live update, API-71 (GAP-47). */
export const paidUpdate = v.object({ ref_number: refNumber, paid: v.boolean() });
export type PaidUpdate = v.InferOutput<typeof paidUpdate>;

/** Server-sent events of one order: `paidUpdate` as data, now and at every change. */
export const watchPayment = defineEndpoint({
  name: 'watch-payment',
  id: 'API-71',
  summary: 'Follow the payment of an order',
  method: 'GET',
  path: '/api/payment/v1/live/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 401: refusal, 404: refusal },
});

/** How many tögrög one unit of each display currency costs; MNT is 1. As decimal text, so that no binary fraction creeps in. */
export const listRates = defineEndpoint({
  name: 'list-rates',
  id: 'NEED-12',
  summary: 'Currency rates',
  method: 'GET',
  path: '/api/payment/v1/rates/',
  auth: 'none',
  answers: { 200: answer(v.record(v.picklist(currencies), v.pipe(v.string(), v.decimal()))) },
});
