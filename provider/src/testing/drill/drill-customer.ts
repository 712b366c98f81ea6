import { bookingOf, quotes } from '../process-customer.ts';
import { payOrder, type Post } from './drill-payment.ts';
import { refundOrder } from './drill-refund.ts';
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
  /** Orders whose tickets were taken back, for money to a bank. */
  readonly refunded: ReadonlySet<string>;
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

/** Books one flight after the other until the drill is over; pays every second one, cancels every fourth, and gives one of eight back. Each booking, invoice and refund has one key, however often it is sent. */
export async function runCustomer(
  number: number,
  headers: Acknowledged['headers'],
  drill: Drilled,
): Promise<Acknowledged> {
  const bookings = new Map<string, string>();
  const paid = new Set<string>();
  const cancelled = new Set<string>();
  const refunded = new Set<string>();
  let attempted = 0;
  const send = (path: string, body: string, key: string) =>
    sendPatiently(drill.urls, path, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body }, drill);
  const post: Post = (path, body, key) => send(path, JSON.stringify(body), key);
  for (let turn = 0; !drill.isOver(); turn += 1) {
    const keyOf = (what: string) => `drill-${what}-${number}-${turn}`;
    const quote = await freshQuote(drill, FIRST_DAY + (turn % DAYS));
    if (quote === null) break;
    const key = keyOf('booking');
    attempted += 1;
    const person = (number * MOST_TURNS + turn) % PEOPLE;
    const booked = await send('/api/flight/v4/rest/confirm/', bookingOf(quote, person), key);
    if (!booked) break;
    const ref_number = booked.status === 200 ? String(booked.body.result?.['ref_number']) : null;
    if (ref_number === null) continue;
    bookings.set(key, ref_number);
    drill.onBooked();
    if (turn % 2 === 0 && (await payOrder(post, { ref_number, turn: turn / 2 + number, key: keyOf('invoice') }, drill)))
      paid.add(ref_number);
    if (turn % 4 === 1) {
      const answer = await post('/api/flight/v5/rest/cancel/', { ref_number }, keyOf('cancel'));
      if (answer?.status === 200) cancelled.add(ref_number);
    }
    if (turn % 8 === 7) {
      // The oldest is the likeliest to have its tickets.
      const oldest = [...paid].find((ref) => !refunded.has(ref));
      const asked = oldest && (await refundOrder(post, { ref_number: oldest, headers, key: keyOf('refund') }, drill));
      if (oldest && asked === 'done') refunded.add(oldest);
      // Either may be true of it.
      if (oldest && asked === 'unknown') paid.delete(oldest);
    }
  }
  return { headers, attempted, bookings, paid, cancelled, refunded };
}

/** A price that is held, from whichever provider answers; null once the drill is over. */
async function freshQuote({ urls, isOver }: Drilled, daysAhead: number): Promise<string | null> {
  for (let attempt = 0; !isOver(); attempt += 1) {
    const found = await quotes(urls[attempt % 2 === 0 ? 0 : 1], 1, daysAhead).catch(() => []);
    if (found[0]) return found[0];
  }
  return null;
}
