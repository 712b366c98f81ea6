import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signInAgain, signUp } from '../process-customer.ts';
import { faultsAfter } from './check-drill.ts';
import { runCustomer, type Acknowledged } from './drill-customer.ts';
import { openDrillDatabase } from './drill-database.ts';
import { prepareWinner, runWinner, SETTLE_SECONDS, withdrawalFaults } from './drill-winner.ts';
import type { OpenPart } from './drill-part.ts';
import { incidentsOf } from './incidents.ts';
import { advanceClock, settle } from './settle.ts';
import { stuckOrders } from './stuck-orders.ts';
import { seededChoice } from './seeded-choice.ts';
import type { Outcomes } from './send-patiently.ts';
import { unsentMessages } from './unsent-messages.ts';
import { openTwoProviders } from './two-providers.ts';
import { writeVersionBefore } from './version-before.ts';

export interface DrillOptions {
  readonly seconds: number;
  readonly seed: number;
  readonly customers?: number;
  readonly say?: (line: string) => void;
  /** Services around the providers. */
  readonly around?: OpenPart;
}

export interface DrillReport {
  readonly seed: number;
  readonly bookings: number;
  readonly paid: number;
  readonly withdrawals: number;
  readonly refunds: number;
  /** What was done to the services, in order, each with the longest time that all customers together waited for the next booking. Seconds. */
  readonly incidents: readonly { readonly name: string; readonly seconds: number }[];
  readonly outcomes: Outcomes;
  /** Counts of the services around the providers. */
  readonly facts: Readonly<Record<string, number>>;
  /** What is not as it must be; empty after a good drill. */
  readonly faults: readonly string[];
}

const CALM_MS = 3_000;
const WINNERS = 3;
const emailOf = (customer: number) => `drill-${customer}@example.mn`;

/**
 * Two providers on a PostgreSQL with a synchronous standby sell and are paid, while they, their databases and the wires between are killed, frozen, cut and slowed (`incidentsOf`), in an
 * order that the seed says, and so is what stands around them. Afterwards everything that was acknowledged has to be there once, and the books have to agree.
 */
export async function runDrill(options: DrillOptions): Promise<DrillReport> {
  const closing: (() => Promise<void>)[] = [];
  try {
    return await drill(options, closing);
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

async function drill(
  { seconds, seed, customers = 4, say = () => {}, around }: DrillOptions,
  closing: (() => Promise<void>)[],
): Promise<DrillReport> {
  const choice = seededChoice(seed);
  const database = await openDrillDatabase();
  closing.push(() => database.close());
  const providers = await openTwoProviders(database);
  closing.push(() => providers.close());
  const [one, other] = providers.all;
  const part = await around?.({
    ports: [one.front.port, other.front.port],
    hostKey: providers.hostKey,
    replaceHostKey: providers.replaceHostKey,
  });
  if (part) closing.push(() => part.close());

  const before = await versionBefore(closing).catch((error: unknown) => {
    say(`No version before this one can be had here: ${String(error)}`);
    return null;
  });
  if (!database.fillDisk) say('A full disk is not played: only root can give a database a disk of its own.');

  const nextIncident = choice.inTurn([...incidentsOf(database, providers, before), ...(part?.incidents ?? [])]);
  const urls = [one.url, other.url] as const;
  const winners: string[] = [];
  for (let number = 0; number < WINNERS; number += 1) winners.push(await prepareWinner(urls[0], number));
  await advanceClock(urls[0], SETTLE_SECONDS);
  const sessions: Acknowledged['headers'][] = [];
  for (let number = 0; number < customers; number += 1) sessions.push(await signUp(urls[0], emailOf(number)));
  const end = performance.now() + seconds * 1000;
  const outcomes: Outcomes = {};
  const events: { name: string; seconds: number }[] = [];
  const waits = { lastBooking: performance.now(), longestGap: 0 };
  const drilled = {
    urls,
    outcomes,
    isOver: () => performance.now() > end,
    onBooked: () => {
      const now = performance.now();
      waits.longestGap = Math.max(waits.longestGap, now - waits.lastBooking);
      waits.lastBooking = now;
    },
  };
  const all = Promise.all([
    Promise.all(sessions.map((headers, number) => runCustomer(number, headers, drilled))),
    Promise.all(winners.map((email, number) => runWinner(number, email, drilled))),
  ]);
  // A customer who fails is told of at the end, not while the services are being broken.
  all.catch(() => {});
  while (performance.now() < end - 2 * CALM_MS) {
    await wait(CALM_MS);
    const { name, happen } = nextIncident();
    waits.longestGap = 0;
    await happen(choice);
    const since = performance.now();
    while (waits.lastBooking < since && performance.now() < end) await wait(25);
    const longest = Math.max(waits.longestGap, performance.now() - waits.lastBooking);
    events.push({ name, seconds: Math.round(longest / 100) / 10 });
    say(`${name}: no booking for ${events.at(-1)?.seconds} s`);
  }
  const [acknowledged, withdrawn] = await all;
  const faultsAround = (await part?.end()) ?? [];
  await settle(urls[0]);
  const withdrawalsWrong: string[] = [];
  for (const one of withdrawn) withdrawalsWrong.push(...(await withdrawalFaults(urls[0], one)));
  const faults = await faultsAfter(urls[0], database.url, acknowledged);
  await advanceClock(urls[0], SETTLE_SECONDS);
  // Sessions have ended meanwhile.
  const later = await Promise.all(
    acknowledged.map(async (one, number) => ({ ...one, headers: await signInAgain(urls[0], emailOf(number)) })),
  );
  const stuck = [...(await stuckOrders(urls[0], later)), ...(await unsentMessages(database.url))];
  return {
    seed,
    bookings: acknowledged.reduce((sum, { bookings }) => sum + bookings.size, 0),
    paid: acknowledged.reduce((sum, { paid }) => sum + paid.size, 0),
    refunds: acknowledged.reduce((sum, { refunded }) => sum + refunded.size, 0),
    withdrawals: withdrawn.reduce((sum, one) => sum + one.acknowledged, 0),
    incidents: events,
    outcomes,
    facts: part?.facts() ?? {},
    faults: [...faults, ...stuck, ...withdrawalsWrong, ...faultsAround],
  };
}

async function versionBefore(closing: (() => Promise<void>)[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-drill-before-'));
  closing.push(async () => rmSync(folder, { recursive: true, force: true }));
  return writeVersionBefore(folder);
}
