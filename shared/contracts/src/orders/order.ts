import * as v from 'valibot';
import { ageCategories } from '@aylal/domain/people';
import { instant, localDate, money, refNumber } from '../fields.ts';
import { baggageByType, fareLine, flightTrip, instalmentTerms } from '../flights/flight-offer.ts';
import { partnerChange } from './partner-change.ts';

/** Reference data of GAP-75: 1 awaiting payment, 2 paid, 3 being issued, 4 issued, 5 cancelled, 6 expired, 7 changed, 8 to 10 refund. */
export const orderStatusCodes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type OrderStatusCode = (typeof orderStatusCodes)[number];

/** A line of the dated history of money: what happened, how much it changed what is owed, and what was owed after; below zero we owe it to the customer, as a refund until it is paid. Newest last. */
export const ledgerLine = v.object({
  at: instant,
  kind: v.picklist([
    'order-created',
    'coupon',
    'terms',
    'payment',
    'payment-returned',
    'credit',
    'expired',
    'cancelled',
    'ticket-issued',
    'change',
    'change-lapsed',
    'refund',
    'refund-paid',
  ]),
  reference: v.string(),
  amount: money,
  balance: money,
});

/** A line of what a price is made of, in the customer's language; below zero for what is paid elsewhere. */
export const orderLine = v.object({ label: v.string(), amount: money });

/** A step on the way to the flight. */
export const progressStep = v.object({
  step: v.picklist(['booked', 'paid', 'issued', 'check-in', 'departure']),
  state: v.picklist(['done', 'now', 'next', 'failed']),
  at: v.nullable(instant),
});

/** A traveller of an order: document numbers are masked (PII-2). */
export const orderTraveller = v.object({
  type: v.picklist(ageCategories),
  surname: v.string(),
  given_name: v.string(),
  doc_number: v.string(),
  ticket_number: v.nullable(v.string()),
});

/**
 * The change of an order's flights: `to-pay` waits for the difference until `pay_until` while the ticket held stays good, `reissuing` is agreed
 * and waits for the new ticket, `done` has it, `lapsed` was not paid. Until it is done the order shows the flights held.
 */
export const orderChange = v.object({
  state: v.picklist(['to-pay', 'reissuing', 'done', 'lapsed']),
  trips: v.array(flightTrip),
  penalty: money,
  fare_difference: money,
  to_pay: money,
  credit: money,
});

/**
 * A refund that was asked for: `sent` waits for the airline, `in-process` is granted and on its way to the bank, `finished` is paid, `refused` was not
 * granted and leaves the tickets as they were. `payout_from` is the instant before which nothing leaves to its account (SEC-3), null when it can leave at once. `back` is what is paid: `fare` less the airline's `fee` and the part that a coupon had paid; the account is masked.
 */
export const orderRefund = v.object({
  state: v.picklist(['sent', 'in-process', 'finished', 'refused']),
  tickets: v.array(v.string()),
  fare: money,
  fee: money,
  discount: money,
  back: money,
  bank_name: v.string(),
  account: v.string(),
  sent_at: instant,
  finished_at: v.nullable(instant),
  payout_from: v.nullable(instant),
});

/** One payment of an order that is paid in parts (INST-02): `to_pay` is what is still due of it, `to_paid` what has come, `undue_loss_amount` the penalty. */
export const instalment = v.object({
  deadline_date: localDate,
  is_paid: v.boolean(),
  to_pay: money,
  to_paid: money,
  undue_loss_amount: money,
});

/** What an order allows besides paying, where its product has it: a coupon, a tax receipt, and to be asked what else may help on its journey (NEED-170). */
export const orderActions = ['coupon', 'receipt', 'offers'] as const;
export type OrderAction = (typeof orderActions)[number];

/** The flight order of FLIGHT-09 and FLIGHT-10; proposed: everything the rows do not name. `title` is what was bought, in the customer's language; `lines` is what the price before a coupon is made of; `ends_at` is when what was bought is over, null for goods without an end; `actions` is what the order allows now; `pay_until` is until when the seats and the price are held; `fee` is what `total` has beside the fares, `discount` what a coupon took off it; `must_pay` is due next, `to_pay` is all that is left; `money_back_from` is from when the customer may take the money of a paid order back whose goods have not come, null where that is no question; `partial_payment_type` is the plan of its parts, `partial_payment_terms` what the plans are made of while they can still be changed; `partner_change` is the newest change of its journey by its partner. */
export const flightOrder = v.object({
  ref_number: refNumber,
  product: v.literal('flight'),
  title: v.string(),
  status: v.object({ status_code: v.picklist(orderStatusCodes), name: v.string() }),
  search_data: v.object({
    trips: v.array(flightTrip),
    depart_date: localDate,
    depart_time: v.string(),
    return_date: v.nullable(localDate),
    return_time: v.nullable(v.string()),
    refundable_before_depart: v.boolean(),
    refund_before_depart_price: money,
    refundable_after_depart: v.boolean(),
    refund_after_depart_price: money,
    exchange_before_depart_changeable: v.boolean(),
    exchange_before_depart_price: money,
    exchange_after_depart_changeable: v.boolean(),
    exchange_after_depart_price: money,
  }),
  fares: v.array(fareLine),
  baggage_info: baggageByType,
  travellers: v.array(orderTraveller),
  contact: v.object({
    name: v.string(),
    email: v.string(),
    dial_code: v.string(),
    phone: v.string(),
    company: v.optional(v.nullable(v.object({ register: v.string(), name: v.string() })), null),
  }),
  created_at: instant,
  pay_until: v.nullable(instant),
  money_back_from: v.optional(v.nullable(instant)),
  issued_date: v.nullable(instant),
  airline_reference: v.nullable(v.string()),
  partial_payment: v.boolean(),
  partial_payment_type: v.optional(v.nullable(v.string()), null),
  partial_payment_terms: v.optional(v.nullable(instalmentTerms), null),
  instalments: v.optional(v.array(instalment), []),
  credit_name: v.nullable(v.string()),
  total: money,
  fee: v.optional(money, 0),
  discount: v.optional(money, 0),
  coupon_code: v.optional(v.nullable(v.string()), null),
  paid: money,
  to_pay: money,
  must_pay: money,
  lines: v.optional(v.array(orderLine), []),
  ends_at: v.optional(v.nullable(instant), null),
  ledger: v.array(ledgerLine),
  progress: v.array(progressStep),
  actions: v.optional(v.array(v.picklist(orderActions)), []),
  change: v.optional(orderChange),
  partner_change: v.optional(partnerChange),
  refunds: v.optional(v.array(orderRefund)),
  server_time: instant,
});

export type OrderLine = v.InferOutput<typeof orderLine>;
export type LedgerLine = v.InferOutput<typeof ledgerLine>;
export type ProgressStep = v.InferOutput<typeof progressStep>;
export type OrderChange = v.InferOutput<typeof orderChange>;
export type OrderRefund = v.InferOutput<typeof orderRefund>;
export type OrderTraveller = v.InferOutput<typeof orderTraveller>;
export type FlightOrder = v.InferOutput<typeof flightOrder>;
