/** @jest-environment node */
import type { Override, Profile, ReleaseSet, ReleaseSource, Visitor } from '@aylal/releases';
import type { FastifyBaseLogger } from 'fastify';
import { chooseReleases } from './choose-releases.ts';
import { createPaymentLease } from './payment-lease.ts';
import type { AnswerCookie } from '../security/add-cookies.ts';

const minute = 60_000;
let time = 0;
let asked: Visitor[] = [];
beforeEach(() => {
  time = Date.parse('2026-11-21T00:00:00Z');
  asked = [];
});

const set: ReleaseSet = { channel: 'stable', revision: 7, releases: {}, rollouts: ['r5'] };
const override: Override = { releases: {}, subject: 'Bat', expires: '2026-11-21T08:00:00.000Z' };
const source: ReleaseSource = {
  resolve(visitor) {
    asked.push(visitor);
    return visitor.lease ? { ...set, revision: visitor.lease.revision } : set;
  },
  refresh: async () => undefined,
  async openOverride(token) {
    if (token !== 'good') throw new Error('bad');
    return override;
  },
};
const web: Profile = { name: 'web', channel: null, mode: 'web', shell: 'web', layout: 'web' };
const log = { warn: () => undefined } as unknown as FastifyBaseLogger;
const lease = createPaymentLease({ secret: 'a secret of this test', now: () => time });
const ask = (path: string, cookies: Record<string, string> = {}) =>
  chooseReleases({ cookies, path, profile: web, log }, { source, lease });
const valueOf = (cookies: readonly AnswerCookie[], wanted: string) =>
  cookies.find(({ name }) => name === wanted)?.value ?? '';

describe('The releases of a request', () => {
  it('go by a browser id that is set before they are chosen, so that the first visit counts too', async () => {
    const { browser, cookies } = await ask('/flights');
    expect(asked[0]?.visitor).toBe(browser);
    expect(valueOf(cookies, 'aylal_browser')).toBe(browser);
    expect((await ask('/flights', { aylal_browser: browser })).cookies).toEqual([]);
  });

  it('are held from checkout on, on every page, for half an hour after the last page of checkout', async () => {
    const held = valueOf((await ask('/checkout/ABC')).cookies, 'aylal_lease');
    await ask('/flights', { aylal_lease: held });
    expect(asked[1]?.lease).toMatchObject({ channel: 'stable', revision: 7, rollouts: ['r5'] });
    time += 31 * minute;
    await ask('/flights', { aylal_lease: held });
    expect(asked[2]?.lease).toBeNull();
  });

  it('are held for two hours at most', async () => {
    let held = valueOf((await ask('/checkout/ABC')).cookies, 'aylal_lease');
    for (let page = 0; page < 5; page += 1) {
      time += 25 * minute;
      held = valueOf((await ask('/checkout/ABC', { aylal_lease: held })).cookies, 'aylal_lease');
    }
    expect(asked.map(({ lease: one }) => (one ? 'held' : 'free'))).toEqual([
      'free',
      'held',
      'held',
      'held',
      'held',
      'free',
    ]);
  });

  it('are not chosen by a lease that somebody else wrote', async () => {
    const other = createPaymentLease({ secret: 'another secret of a test', now: () => time });
    const forged = valueOf([other.write({ ...set, revision: 1 }, null)], 'aylal_lease');
    await ask('/flights', { aylal_lease: forged });
    expect(asked[0]?.lease).toBeNull();
  });

  it("are a tester's by a good token, with a visible notice, and never in checkout or under a payment", async () => {
    expect((await ask('/flights', { aylal_override: 'good' })).testing?.expires).toBe(override.expires);
    expect((await ask('/flights', { aylal_override: 'forged' })).testing).toBeNull();
    const paying = await ask('/checkout/ABC', { aylal_override: 'good' });
    expect([asked[2]?.override, paying.testing]).toEqual([null, null]);
    const held = valueOf(paying.cookies, 'aylal_lease');
    await ask('/flights', { aylal_override: 'good', aylal_lease: held });
    expect(asked[3]?.override).toBeNull();
  });
});
