import { setTimeout as wait } from 'node:timers/promises';

const SETTLE_MS = 10_000;
const LEASE_SECONDS = 90;

/** Moves the sandbox's clock on, instead of waiting. */
export async function advanceClock(url: string, advance_seconds: number): Promise<void> {
  await fetch(`${url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ advance_seconds }),
  });
}

/** Lets services finish: what was under way when its provider died is taken up again when its lease is over, and what a bank took is booked. */
export async function settle(url: string): Promise<void> {
  await advanceClock(url, LEASE_SECONDS);
  await wait(SETTLE_MS);
}
