import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { call, registerCustomer } from '../customer.ts';
import type { Measured } from '../measure.ts';
import { bookingBody, quotes } from '../scenarios.ts';
import { startEngine } from '../start-engine.ts';
import { startProviderProcess } from '../start-provider-process.ts';
import { anotherBooking, ownNames, recordedBookings, type Statement } from './recorded-booking.ts';

const recorder = fileURLToPath(new URL('./record-statements.ts', import.meta.url));
/** As many as the provider's pool has. */
const CONNECTIONS = 10;
const CUSTOMER = 7_000;

/** The statements of a booking as the provider sends them, sent again and again by the database's own client and nothing else: what the engine could do on this machine in this run. On a server of its own. */
export async function bareBookings(seconds: number): Promise<Measured> {
  const { databaseUrl, stop } = await startEngine('postgres');
  try {
    return await sendAgain(databaseUrl, seconds);
  } finally {
    await stop();
  }
}

async function sendAgain(databaseUrl: string, seconds: number): Promise<Measured> {
  const [booking, other] = await recordTwo(databaseUrl);
  const own = ownNames(booking, other);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const ordersNow = async () => Number((await pool.query('select count(*) from orders')).rows[0]?.count);
  const before = await ordersNow();
  const took: number[] = [];
  let number = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  async function bookOn() {
    const client = await pool.connect();
    while (performance.now() < end) {
      const started = performance.now();
      for (const { text, values } of anotherBooking(booking, own, (number += 1)))
        await client.query(values.length === 0 ? text : { name: nameOf(text), text, values: [...values] });
      took.push(performance.now() - started);
    }
    client.release();
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, bookOn));
  const elapsed = (performance.now() - begun) / 1000;
  const made = (await ordersNow()) - before;
  await pool.end();
  if (made !== took.length) throw new Error(`${took.length} bookings were sent, ${made} are there`);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    name: 'booking with key, its statements alone',
    perSecond: Math.round(made / elapsed),
    p50: at(0.5),
    p99: at(0.99),
    cpuMs: 0,
    good: made,
    bad: 0,
    refused: 0,
    badAnswers: {},
  };
}

const named = new Map<string, string>();

function nameOf(text: string): string {
  const name = named.get(text) ?? `bare${named.size}`;
  named.set(text, name);
  return name;
}

/** Two bookings of one customer, one after the other, by a provider whose statements are written down. */
async function recordTwo(databaseUrl: string): Promise<[Statement[], Statement[]]> {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-bench-statements-'));
  const file = join(folder, 'sent.jsonl');
  const provider = await startProviderProcess(databaseUrl, {
    NODE_OPTIONS: `--import=${recorder}`,
    BENCH_STATEMENTS: file,
  });
  try {
    const token = await registerCustomer(provider.url, CUSTOMER);
    const open = await quotes(provider.url, 3);
    for (const [index, quote] of open.slice(0, 3).entries())
      await call(provider.url, '/api/flight/v4/rest/confirm/', {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: JSON.parse(bookingBody(quote, 900_000 + index)),
      });
  } finally {
    await provider.stop();
  }
  const sent = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Statement);
  rmSync(folder, { recursive: true });
  const [first, second] = recordedBookings(sent).slice(-2);
  if (!first || !second) throw new Error('two bookings were to be recorded');
  return [first, second];
}
