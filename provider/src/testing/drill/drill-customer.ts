import { bookingOf, quotes } from '../process-customer.ts';
import { sendPatiently, type Outcomes } from './send-patiently.ts';

/** What a customer was told, and must find afterwards. */
export interface Acknowledged {
  readonly headers: Readonly<Record<string, string>>;
  /** How many bookings were asked for, each by a key of its own. */
  readonly attempted: number;
  /** The order of each booking that was answered, by the key of the booking. */
  readonly bookings: ReadonlyMap<string, string>;
  /** Orders that the bank has taken the money of. */
  readonly paid: ReadonlySet<string>;
  /** Orders whose cancellation was acknowledged. */
  readonly cancelled: ReadonlySet<string>;
}

export interface Drilled {
  readonly urls: readonly [string, string];
  readonly outcomes: Outcomes;
  readonly isOver: () => boolean;
  /** Hears of each booking that was answered. */
  readonly onBooked: () => void;
}

/** As many names as `bookingOf` has, and of these for one customer. */
const PEOPLE = 26 * 26;
const MOST_TURNS = 150;
/** The days that are flown on: more seats than a long drill can sell. */
const FIRST_DAY = 30;
const DAYS = 280;

/** Books one flight after the other until the drill is over; pays every second one and cancels every fourth. Each booking and invoice has one key, however often it is sent. */
export async function runCustomer(
  number: number,
  headers: Acknowledged['headers'],
  drill: Drilled,
): Promise<Acknowledged> {
  const bookings = new Map<string, string>();
  const paid = new Set<string>();
  const cancelled = new Set<string>();
  let attempted = 0;
  const post = (path: string, body: string, key: string) =>
    sendPatiently(drill.urls, path, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body }, drill);
  for (let turn = 0; !drill.isOver(); turn += 1) {
    const quote = await freshQuote(drill, FIRST_DAY + (turn % DAYS));
    if (quote === null) break;
    const key = `drill-booking-${number}-${turn}`;
    attempted += 1;
    const booked = await post(
      '/api/flight/v4/rest/confirm/',
      bookingOf(quote, (number * MOST_TURNS + turn) % PEOPLE),
      key,
    );
    if (!booked) break;
    const ref_number = booked.status === 200 ? String(booked.body.result?.['ref_number']) : null;
    if (ref_number === null) continue;
    bookings.set(key, ref_number);
    drill.onBooked();
    if (turn % 4 === 1) {
      const body = JSON.stringify({ ref_number });
      const answer = await post('/api/flight/v5/rest/cancel/', body, `drill-cancel-${number}-${turn}`);
      if (answer?.status === 200) cancelled.add(ref_number);
    }
    if (turn % 2 === 1) continue;
    const asked = JSON.stringify({ ref_number, payment_name: 'QPAY' });
    const invoice = await post('/api/payment/v1/invoice/', asked, `drill-invoice-${number}-${turn}`);
    if (invoice?.status !== 200) continue;
    const { pathname } = new URL(String(invoice.body.result?.['qr_text']));
    // The bank knows for itself that it was paid: pressing twice is once.
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await sendPatiently(
      drill.urls,
      pathname,
      { method: 'POST', headers: form, body: 'action=pay' },
      drill,
    );
    if (answer && answer.status < 400) paid.add(ref_number);
  }
  return { headers, attempted, bookings, paid, cancelled };
}

/** A price that is held, from whichever provider answers; null once the drill is over. */
async function freshQuote({ urls, isOver }: Drilled, daysAhead: number): Promise<string | null> {
  for (let attempt = 0; !isOver(); attempt += 1) {
    const found = await quotes(urls[attempt % 2 === 0 ? 0 : 1], 1, daysAhead).catch(() => []);
    if (found[0]) return found[0];
  }
  return null;
}
