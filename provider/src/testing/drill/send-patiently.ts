import { setTimeout as wait } from 'node:timers/promises';

/** How often each kind of answer came: a status, or what went wrong without one. */
export type Outcomes = Record<string, number>;

const DEADLINE_MS = 4_000;
const PAUSE_MS = 250;

/**
 * Asks one provider and then the other until one of them answers for good, as a balancer and a patient client do together: 502, 503 and lost connections are asked again, by the same key. Answers null once
 * `isOver` says so.
 */
export async function sendPatiently(
  urls: readonly [string, string],
  path: string,
  init: RequestInit,
  { outcomes, isOver }: { readonly outcomes: Outcomes; readonly isOver: () => boolean },
): Promise<{ readonly status: number; readonly body: { readonly result?: Record<string, unknown> } } | null> {
  for (let attempt = Math.floor(performance.now()); !isOver(); attempt += 1) {
    const answer = await once(`${urls[attempt % 2 === 0 ? 0 : 1]}${path}`, init);
    outcomes[answer.outcome] = (outcomes[answer.outcome] ?? 0) + 1;
    if (answer.body && ![502, 503].includes(answer.status)) return { status: answer.status, body: answer.body };
    await wait(PAUSE_MS);
  }
  return null;
}

async function once(url: string, init: RequestInit) {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS) });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    const body = (isJson ? JSON.parse(text) : {}) as { result?: Record<string, unknown> };
    return { outcome: String(answer.status), status: answer.status, body };
  } catch (error) {
    return { outcome: error instanceof Error ? error.name : 'error', status: 0, body: null };
  }
}
