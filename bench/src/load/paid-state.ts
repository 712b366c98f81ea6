import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../page/statistics.ts';
import { call, registerCustomer } from './customer.ts';
import { bookingBody, quotes } from './scenarios.ts';
import type { ProviderProcess } from './start-provider-process.ts';

/** How soon a checkout page knows that its order is paid. Milliseconds from the moment when the customer pays at the bank, which then tells us. */
export interface PaidStates {
  readonly name: string;
  readonly checkouts: number;
  /** Until the live update says so. */
  readonly updatedP50: number;
  /** Until the page has asked for the state of the payment, as it does after every update, and has got "paid". */
  readonly paidP50: number;
  readonly paidP95: number;
  /** Checkouts that did not hear of it within ten seconds. */
  readonly bad: number;
}

/** A customer may have so many live updates open. */
const PER_CUSTOMER = 12;
const PAYMENTS_PER_SECOND = 10;
/** The first so many of all open checkouts are paid, so that the run ends in time; the others stay open. */
const PAID = 200;
const GIVEN_UP_MS = 10_000;
/** So many checkouts are made at the same time. */
const AT_ONCE = 8;

interface Checkout {
  readonly ref: string;
  readonly token: string;
  readonly bankPage: string;
}

/** Opens `count` checkouts with their live updates, then pays some of them, evenly. */
export async function paidStates({ url }: Pick<ProviderProcess, 'url'>, count = 500): Promise<PaidStates> {
  const checkouts = await openCheckouts(url, count);
  const ended = new AbortController();
  const streams = await Promise.all(checkouts.map((checkout) => watch(url, checkout, ended.signal)));
  const running: Promise<{ updatedMs: number; paid: number } | null>[] = [];
  const start = performance.now();
  for (const [index, checkout] of checkouts.slice(0, PAID).entries()) {
    await wait(Math.max(0, start + (index * 1000) / PAYMENTS_PER_SECOND - performance.now()));
    running.push(payAndHear(url, checkout, streams[index]?.updated ?? Promise.resolve()).catch(() => null));
  }
  const all = await Promise.all(running);
  ended.abort();
  const good = all.flatMap((one) => one ?? []);
  const paid = good.map((one) => one.paid).toSorted((a, b) => a - b);
  return {
    name: `paid state, ${count} open checkouts`,
    checkouts: count,
    updatedP50: Math.round(median(good.map(({ updatedMs }) => updatedMs))),
    paidP50: Math.round(median(paid)),
    paidP95: Math.round(paid[Math.ceil(paid.length * 0.95) - 1] ?? Number.NaN),
    bad: all.length - good.length,
  };
}

async function openCheckouts(url: string, count: number): Promise<Checkout[]> {
  const tokens: string[] = [];
  // Other people than those of the other measurements; one after another, because a password costs its time.
  for (let index = 0; index < Math.ceil(count / PER_CUSTOMER); index += 1)
    tokens.push(await registerCustomer(url, 1_000 + index));
  const offered = (await quotes(url, count)).slice(0, count);
  const made: Checkout[] = [];
  const openNext = async () => {
    for (let quote = offered.pop(); quote !== undefined; quote = offered.pop()) {
      const index = offered.length;
      const token = tokens[index % tokens.length] ?? '';
      made.push(await openCheckout(url, token, quote, index));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  return made;
}

async function openCheckout(url: string, token: string, quote: string, index: number): Promise<Checkout> {
  const ref = await book(url, token, quote, index);
  const invoice = await call<{ result: { qr_text: string } }>(url, '/api/payment/v1/invoice/', {
    token,
    body: { ref_number: ref, payment_name: 'QPAY' },
    headers: { 'idempotency-key': randomUUID() },
  });
  return { ref, token, bankPage: new URL(invoice.result.qr_text).pathname };
}

async function book(url: string, token: string, quote: string, index: number): Promise<string> {
  const { result } = await call<{ result: { ref_number: string } }>(url, '/api/flight/v4/rest/confirm/', {
    token,
    body: JSON.parse(bookingBody(quote, 1_000_000 + index)),
    headers: { 'idempotency-key': randomUUID() },
  });
  return result.ref_number;
}

/** Opens the live updates of a checkout; `updated` resolves when they say that it is paid. */
async function watch(url: string, { ref, token }: Checkout, signal: AbortSignal): Promise<{ updated: Promise<void> }> {
  const response = await fetch(`${url}/api/payment/v1/live/${ref}/`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`live updates: ${response.status}`);
  const updated = waitForPaid(response.body);
  // A stream that is never paid ends with the run.
  updated.catch(() => undefined);
  return { updated };
}

async function waitForPaid(body: ReadableStream<Uint8Array>): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    text = `${text}${decoder.decode(part, { stream: true })}`.slice(-1_000);
    if (text.includes('"paid":true')) return;
  }
  throw new Error('the live updates ended');
}

async function payAndHear(url: string, { ref, token, bankPage }: Checkout, updated: Promise<void>) {
  const begun = performance.now();
  const since = () => performance.now() - begun;
  const atBank = fetch(`${url}${bankPage}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
  });
  await Promise.race([updated, wait(GIVEN_UP_MS).then(() => Promise.reject(new Error('no live update')))]);
  const updatedMs = since();
  const standing = await call<{ result: { state: string } }>(url, '/api/payment/v1/check/', {
    token,
    body: { ref_number: ref },
  });
  if (standing.result.state !== 'paid') throw new Error(standing.result.state);
  const paid = since();
  await atBank;
  return { updatedMs, paid };
}
