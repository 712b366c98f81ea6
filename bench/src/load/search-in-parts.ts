import { setTimeout as wait } from 'node:timers/promises';
import { call } from './customer.ts';
import { searchPath } from './scenarios.ts';
import type { ProviderProcess } from './start-provider-process.ts';

/** What searches came to whose carriers answer in parts. Milliseconds from the question, 95 of 100 searches within them. */
export interface SearchedInParts {
  readonly name: string;
  readonly searches: number;
  /** Searches that were answered in more than one part. */
  readonly inParts: number;
  readonly firstP95: number;
  readonly allP95: number;
  readonly bad: number;
}

interface Part {
  readonly result: readonly unknown[];
  readonly asked?: { readonly token: string; readonly carriers: readonly { readonly state: string }[] };
}

const PER_SECOND = 20;
const SECONDS = 15;
/** The slow carrier answers after so long, in milliseconds. */
const SLOW_MS = 500;

/** 20 searches a second, evenly, whatever became of those before: all carriers quick, and with one carrier of every search slow. */
export async function searchInParts({ url }: Pick<ProviderProcess, 'url'>): Promise<SearchedInParts[]> {
  const quick = await run(url, '20 searches a second, all carriers quick');
  for (const code of ['ke', 'ca', 'tk']) {
    const fault = { operation: `carrier-${code}`, kind: 'slow', delay_ms: SLOW_MS };
    await fetch(`${url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fault),
    });
  }
  const slow = await run(url, `20 searches a second, carriers ${SLOW_MS} ms late`);
  await fetch(`${url}/sandbox/faults`, { method: 'DELETE' });
  return [quick, slow];
}

async function run(url: string, name: string): Promise<SearchedInParts> {
  const running: Promise<{ first: number; all: number; parts: number } | null>[] = [];
  const start = performance.now();
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    await wait(Math.max(0, start + (index * 1000) / PER_SECOND - performance.now()));
    running.push(searchToTheEnd(url, index).catch(() => null));
  }
  const ended = await Promise.all(running);
  const good = ended.flatMap((one) => one ?? []);
  return {
    name,
    searches: good.length,
    inParts: good.filter(({ parts }) => parts > 1).length,
    firstP95: p95(good.map(({ first }) => first)),
    allP95: p95(good.map(({ all }) => all)),
    bad: ended.length - good.length,
  };
}

async function searchToTheEnd(url: string, index: number): Promise<{ first: number; all: number; parts: number }> {
  const begun = performance.now();
  let part = await call<Part>(url, searchPath(index, index % 2 === 0));
  const first = performance.now() - begun;
  let parts = 1;
  while (part.asked?.carriers.some(({ state }) => state === 'asked')) {
    part = await call<Part>(url, `/api/flight/v4/rest/late_offers/?token=${part.asked.token}`);
    parts += 1;
  }
  return { first, all: performance.now() - begun, parts };
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN);
}
