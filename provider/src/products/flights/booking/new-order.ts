import type { BodyOutput } from '@aylal/contracts';
import type { bookFlight, FlightPersonName, FlightQuote } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import type { InstalmentPlan } from '@aylal/domain/payments';
import { maskDocument } from '@aylal/domain/people';
import type { Insertable } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import {
  orderStatus,
  type OrderRow,
  type OrderTable,
  type StoredTraveller,
} from '../../../commerce/orders/order-row.ts';
import { bookingFingerprint } from './booking-fingerprint.ts';
import { nextReminderAt } from '../../../commerce/instalments/reminders/part-reminders.ts';
import type { BookingDecision } from './decide-booking.ts';

interface NewOrder {
  readonly userId: string;
  readonly quote: FlightQuote;
  readonly decision: Extract<BookingDecision, { kind: 'book' }>;
  /** Null when the whole is paid at once. */
  readonly plan: InstalmentPlan | null;
  /** The name of the company that books; null for a person. */
  readonly company: string | null;
  readonly body: BodyOutput<typeof bookFlight>;
  readonly locale: Locale;
  readonly now: number;
}

/** The order of an accepted booking: price and flights are the quote's, never the client's (AUT-2). */
export function newOrder(
  { ids, vault }: Pick<Deps, 'ids' | 'vault'>,
  from: NewOrder,
): { row: OrderRow; insert: Insertable<OrderTable> } {
  const { userId, quote, decision, plan, company, body, locale, now } = from;
  const ref_number = ids.reference('AYL');
  const { ref_number: _quoteRef, expires_at, previous_total_fare, seats_left, partial_payment, ...offer } = quote;
  const { contact_name, contact_email, contact_dial_code, contact_phone, is_company, company_register } = body.journey;
  const row: OrderRow = {
    ref_number,
    user_id: userId,
    product: 'flight',
    item: null,
    quote_ref: quote.ref_number,
    fingerprint: bookingFingerprint(userId, quote, body.person_names),
    status: orderStatus.awaitingPayment,
    locale,
    offer,
    travellers: body.person_names.map((one, place) => sealTraveller(vault, one, `${ref_number}:${place}`)),
    contact: {
      contact_name,
      contact_email,
      contact_dial_code,
      contact_phone,
      is_company,
      company_register: company === null ? '' : company_register,
      company_name: company ?? '',
    },
    quantity: decision.seats,
    total: plan?.total ?? decision.total,
    fee: plan?.extra ?? 0,
    discount: 0,
    coupon_code: null,
    instalments: plan?.parts ?? null,
    instalment_plan: plan?.key ?? null,
    instalment_terms: partial_payment,
    credit_name: null,
    next_reminder_at: nextReminderAt(plan?.parts ?? null, now),
    paid: 0,
    starts_at: Date.parse(quote.trips[0]?.flights[0]?.departure_at ?? ''),
    created_at: now,
    pay_until: decision.payUntil,
    paid_at: null,
    ended_at: null,
    fulfilled_at: null,
    fulfil_attempts: 0,
    next_fulfil_at: null,
    fulfil_failed_at: null,
    confirmation: null,
    change: null,
  };
  const insert = {
    ...row,
    offer: JSON.stringify(row.offer),
    travellers: JSON.stringify(row.travellers),
    contact: JSON.stringify(row.contact),
    change: null,
    item: null,
    instalments: row.instalments && JSON.stringify(row.instalments),
    instalment_terms: row.instalment_terms && JSON.stringify(row.instalment_terms),
  };
  return { row, insert };
}

/** A text that carries no birthday and no document in the clear (PII-2). */
function sealTraveller(vault: Deps['vault'], one: FlightPersonName, context: string): StoredTraveller {
  const {
    type,
    gender,
    surname,
    given_name,
    nationality,
    doc_number,
    date_of_birth,
    issue_country,
    expiration_date,
    mileage,
  } = one;
  const secret = JSON.stringify({ doc_number, date_of_birth, issue_country, expiration_date, mileage });
  return {
    type,
    gender,
    surname: surname.toUpperCase(),
    given_name: given_name.toUpperCase(),
    nationality,
    masked_document: doc_number === '' ? '' : maskDocument(doc_number),
    sealed: vault.seal(secret, context),
    ticket_number: null,
  };
}
