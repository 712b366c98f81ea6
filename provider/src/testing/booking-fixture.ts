import type { FlightQuote, FlightSegment } from '@aylal/contracts/flights';
import type { FlightOrder, OrderSummary } from '@aylal/contracts/orders';
import type { Invoice, OpenInvoiceState } from '@aylal/contracts/payments';
import type { FastifyInstance } from 'fastify';
import { minutesMs, localDate } from '@aylal/domain/calendar';
import { createApp } from '../app/create-app.ts';
import type { Config } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { checkLedger } from '../commerce/ledger/check-ledger.ts';
import { invariants } from '../app/ledger-check/invariants.ts';
import { createScheduledJobs, type ScheduledJobs } from '../app/scheduled-jobs/scheduled-jobs.ts';
import { openProviderFixture } from './provider-fixture.ts';
import type { MovableClock } from './movable-clock.ts';
import { testingChanges, type TestingChanges } from '../products/flights/changes/testing-changes.ts';
import { testingInventory, type TestingInventory } from './testing-inventory.ts';

export interface Customer {
  readonly userId: string;
  readonly headers: Record<string, string>;
}

/** The fields of every answer that these tests read; which of them are there, the test says. */
export interface AnyResult extends Invoice {
  readonly ref_number: string;
  readonly problem: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly state: string;
  readonly paid: number;
  readonly to_pay: number;
  readonly open_invoice: OpenInvoiceState | null;
  readonly orders: readonly OrderSummary[];
  readonly count: number;
  readonly page: number;
  readonly next: string | null;
  readonly MNT: string;
}

export interface Reply {
  readonly status: number;
  readonly body: { status_code: number; message: string; tapa_code?: number; result: AnyResult };
}

/** A provider that listens, with one flight to sell per quote, and the few sentences in which the tests of booking and paying speak. */
export interface BookingFixture {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly clock: MovableClock;
  /** Every line logged so far. */
  readonly logLines: readonly string[];
  readonly url: string;
  readonly inventory: TestingInventory;
  readonly changes: TestingChanges;
  readonly work: ScheduledJobs;
  customer(): Promise<Customer>;
  quote(over?: Partial<FlightQuote>, seats?: number): Promise<FlightQuote>;
  post(customer: Customer, path: string, body: unknown, key?: string): Promise<Reply>;
  get(customer: Customer, path: string): Promise<Reply>;
  book(customer: Customer, quoteRef: string, options?: { key?: string; people?: readonly object[] }): Promise<Reply>;
  /** A booked order with an open invoice; `bankId` is its page at the sandbox's bank. */
  invoiced(
    over?: Partial<FlightQuote>,
  ): Promise<{ customer: Customer; ref: string; invoiceId: string; bankId: string }>;
  /** An order that is paid and has its ticket. */
  issued(over?: Partial<FlightQuote>): Promise<{ customer: Customer; ref: string }>;
  bank(bankId: string, form: Record<string, string>): Promise<number>;
  order(customer: Customer, ref: string): Promise<FlightOrder>;
  /** The names of the broken invariants: none when the books are in order; `close` asks once more and throws when they are not. */
  brokenBooks(): Promise<string[]>;
  mails(customer: string): Promise<string[]>;
  close(): Promise<void>;
}

/** The invoice's id at the sandbox's bank, as its QR code tells it. */
export function bankIdOf(invoice: Reply): string {
  return invoice.body.result.qr_text.split('/').at(-1) ?? '';
}

export const TOTAL = 900_000;
const CONFIRM = '/api/flight/v4/rest/confirm/';

export async function openBookingFixture(config: Partial<Config> = {}): Promise<BookingFixture> {
  const base = await openProviderFixture(config);
  const inventory = await testingInventory(base.deps.db);
  const changes = testingChanges();
  const deps: Deps = { ...base.deps, inventory, quotes: inventory.quotes, changes };
  const app = await createApp(deps);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let counter = 0;
  const next = (prefix: string) => {
    counter += 1;
    return `${prefix}-${String(counter).padStart(8, '0')}`;
  };
  const read = (response: { statusCode: number; body: string }): Reply => ({
    status: response.statusCode,
    body: JSON.parse(response.body) as Reply['body'],
  });

  const fixture: BookingFixture = {
    app,
    deps,
    clock: base.clock,
    logLines: base.logLines,
    url,
    inventory,
    changes,
    work: createScheduledJobs(deps),
    customer: () => base.signedIn(),
    quote: async (over = {}, seats = 9) => {
      const quote = buildQuote({
        ref_number: next('QUO'),
        expires_at: new Date(base.clock.now() + minutesMs(15)).toISOString(),
        ...over,
      });
      await inventory.offer(quote, seats);
      return quote;
    },
    post: async (customer, path, body, key = next('key')) =>
      read(
        await app.inject({
          method: 'POST',
          url: path,
          headers: { ...customer.headers, 'content-type': 'application/json', 'idempotency-key': key },
          payload: JSON.stringify(body),
        }),
      ),
    get: async (customer, path) => read(await app.inject({ method: 'GET', url: path, headers: customer.headers })),
    book: (customer, quoteRef, { key, people = [person()] } = {}) =>
      fixture.post(customer, CONFIRM, { journey: journey(quoteRef), person_names: people }, key),
    invoiced: async (over) => {
      const customer = await fixture.customer();
      const { ref_number } = (await fixture.book(customer, (await fixture.quote(over)).ref_number)).body.result;
      const invoice = await fixture.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' });
      return {
        customer,
        ref: ref_number,
        invoiceId: invoice.body.result.invoice_id,
        bankId: bankIdOf(invoice),
      };
    },
    issued: async (over) => {
      const { customer, ref, bankId } = await fixture.invoiced(over);
      await fixture.bank(bankId, { action: 'pay' });
      await fixture.work.issue('flight');
      return { customer, ref };
    },
    bank: async (bankId, form) =>
      (
        await app.inject({
          method: 'POST',
          url: `/sandbox/bank/${bankId}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(form).toString(),
        })
      ).statusCode,
    order: async (customer, ref) =>
      JSON.parse((await app.inject({ url: `/api/order/v1/detail/flight/${ref}/`, headers: customer.headers })).body)
        .result as FlightOrder,
    brokenBooks: async () =>
      (await checkLedger(deps.db, invariants)).checks.filter(({ ok }) => !ok).map(({ name }) => name),
    mails: async (to) =>
      (
        await deps.db.selectFrom('outbox').select('subject').where('recipient', '=', to).orderBy('created_at').execute()
      ).map(({ subject }) => subject),
    close: async () => {
      const broken = await fixture.brokenBooks();
      await app.close();
      await base.close();
      if (broken.length > 0)
        throw new Error(`After these tests the books break the rules ${broken.join(', ')} (OPS-4)`);
    },
  };
  return fixture;
}

export function journey(ref_number: string) {
  return {
    contact_name: 'Bat Sarnai',
    contact_email: 'sarnai@example.mn',
    contact_phone: '99112233',
    contact_dial_code: '976',
    ref_number,
  };
}

export function person(over: object = {}) {
  return {
    type: 'adult',
    gender: 'F',
    surname: 'BAT',
    given_name: 'SARNAI',
    middle_name: null,
    date_of_birth: '1990-01-01',
    doc_number: 'E1234567',
    issue_country: 'MN',
    nationality: 'MN',
    expiration_date: '2033-01-01',
    ref_user: '',
    ...over,
  };
}

const flight: FlightSegment = {
  departure_city: 'ULN',
  departure_city_name: 'Ulaanbaatar',
  departure_airport: 'UBN',
  departure_airport_name: 'Chinggis Khaan',
  departure_country: 'MN',
  departure_terminal: null,
  departure_date: localDate('2026-12-10'),
  departure_time: '09:00',
  departure_at: '2026-12-10T09:00:00+08:00',
  arrival_city: 'SEL',
  arrival_city_name: 'Seoul',
  arrival_airport: 'ICN',
  arrival_airport_name: 'Incheon',
  arrival_country: 'KR',
  arrival_terminal: null,
  arrival_date: localDate('2026-12-10'),
  arrival_time: '13:00',
  arrival_at: '2026-12-10T13:00:00+09:00',
  duration_minutes: 180,
  marketing_airline: 'OM',
  marketing_airline_name: 'MIAT',
  operating_airline: 'OM',
  operating_airline_name: 'MIAT',
  flight_number: '301',
  class_code: 'Y',
  cabin: 'economy',
  aircraft: '738',
};
const baggage = {
  piece: 1,
  weight: 23,
  weight_unit: 'kg',
  dimension: null,
  dimension_unit: 'cm',
  hand_piece: 1,
  hand_weight: 8,
  hand_dimension: null,
};

function buildQuote(over: Partial<FlightQuote>): FlightQuote {
  return {
    ref_number: 'QUO-1',
    expires_at: '',
    total_fare: TOTAL,
    bookable: true,
    partial_payment: null,
    refundable_before_depart: true,
    refund_before_depart_price: 100_000,
    refundable_after_depart: false,
    refund_after_depart_price: 0,
    exchange_before_depart_changeable: true,
    exchange_before_depart_price: 50_000,
    exchange_after_depart_changeable: false,
    exchange_after_depart_price: 0,
    filter_str: 'f',
    key: 'k',
    trips: [{ flights: [flight], duration_minutes: 180 }],
    fares: [{ type: 'adult', count: 1, base: 700_000, taxes: 200_000 }],
    baggage_info: { adult: baggage, child: baggage, infant: baggage },
    seats_left: 9,
    ...over,
  };
}
