/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { trialTrip } from '../testing/trial-trip.ts';
import { createProductCache } from './product-cache.ts';

/** A provider that answers after so many milliseconds, and how often it was asked. */
function slowProvider(status: number, ms: number, result: object = trialTrip) {
  const asked: string[] = [];
  const provider = {
    async request({ path }: { path: string }) {
      asked.push(path);
      await wait(ms);
      return { statusCode: status, body: { json: async () => ({ status_code: 200, result }) } };
    },
  } as unknown as Dispatcher;
  let time = 0;
  const unreadable: string[][] = [];
  const facts = createProductCache({
    provider,
    origin: 'http://provider',
    now: () => time,
    readText: async (html) => html,
    onUnreadable: (...place) => unreadable.push(place),
  });
  return { facts, asked, unreadable, pass: (by: number) => (time += by) };
}

describe('What a page says of one thing', () => {
  it('is read once for ten minutes', async () => {
    const { facts, asked, pass } = slowProvider(200, 0);
    expect((await facts.trip('x', 'mn'))?.title).toBe(trialTrip.title);
    await facts.trip('x', 'mn');
    expect(asked).toHaveLength(1);
    pass(10 * 60_000);
    await facts.trip('x', 'mn');
    expect(asked).toHaveLength(2);
  });

  it('holds up no page for long, and is there for the next one', async () => {
    const { facts, asked } = slowProvider(200, 600);
    expect(await Promise.all([facts.trip('x', 'mn'), facts.trip('x', 'mn')])).toEqual([undefined, undefined]);
    // The same answer is waited for once more.
    expect((await facts.trip('x', 'mn'))?.title).toBe(trialTrip.title);
    expect(asked).toHaveLength(1);
  });

  it('is null when the provider says that there is no such thing, and then it is asked for again', async () => {
    const { facts, asked } = slowProvider(404, 0, { problem: 'not-found' });
    expect([await facts.trip('x', 'mn'), await facts.trip('x', 'mn')]).toEqual([null, null]);
    expect([await facts.hotel('ULN-1', 'mn'), await facts.transport('x', 'mn')]).toEqual([null, null]);
    expect(asked).toHaveLength(4);
    expect([await facts.hotel('x', 'mn'), await facts.trip('X y', 'mn'), await facts.transport('?', 'mn')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(asked).toHaveLength(4);
  });

  it.each([
    ['a fault', 503, { problem: 'unavailable' }],
    ['a 404 of something else than the provider', 404, {}],
    ['what is not in the contract', 200, {}],
  ])('is not known after %s', async (_name, status, result) => {
    const { facts } = slowProvider(status, 0, result);
    expect(await facts.trip('x', 'mn')).toBeUndefined();
  });

  it('[REL-3] names the member that is not in the contract, once for each reading', async () => {
    const { facts, unreadable } = slowProvider(200, 0, { ...trialTrip, title: 5 });
    await facts.trip('x', 'mn');
    await facts.trip('x', 'mn');
    expect(unreadable).toEqual([['/api/travel/detail/x/', 'result.title']]);
  });
});
