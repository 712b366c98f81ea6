/** @jest-environment node */
import type { ReleaseSource } from '@aylal/releases';
import Fastify from 'fastify';
import { createPaymentLease } from '../remotes/payment-lease.ts';
import { addPaymentLease } from './add-payment-lease.ts';
import { addCookies } from '../security/add-cookies.ts';

const source: ReleaseSource = {
  resolve: ({ lease }) => ({
    channel: 'stable',
    revision: lease?.revision ?? 9,
    releases: {},
    rollouts: lease?.rollouts ?? [],
  }),
  refresh: async () => undefined,
};
const lease = createPaymentLease({ secret: 'a secret of this test', now: () => 0 });
const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', 'x-aylal-client': 'web' };

async function ask(query: string, headers: Record<string, string> = own) {
  const app = Fastify();
  await addCookies(app, { secure: false });
  addPaymentLease(app, { source, lease, publicUrl: 'http://localhost:3000' });
  const answer = await app.inject({ method: 'POST', url: `/payment-lease${query}`, headers });
  const cookie = answer.cookies.find(({ name }) => name === 'aylal_lease')?.value;
  return { status: answer.statusCode, held: lease.read(cookie) };
}

describe('A page in which a payment begins', () => {
  it('has its own releases held, not those that are present by now', async () => {
    const { status, held } = await ask('?revision=7&rollouts=r5');
    expect([status, held?.revision, held?.rollouts]).toEqual([204, 7, ['r5']]);
  });

  it('does not change what an earlier payment page holds', async () => {
    const value = lease.write({ channel: 'stable', revision: 6, releases: {} }, null).value;
    const { held } = await ask('?revision=7', { ...own, cookie: `aylal_lease=${value}` });
    expect(held?.revision).toBe(6);
  });

  it("of a tester gets everybody's releases", async () => {
    expect((await ask('')).held?.revision).toBe(9);
  });

  it('[SEC-6] is one of ours', async () => {
    for (const foreign of [
      { ...own, origin: 'http://evil.example' },
      { ...own, 'sec-fetch-site': 'cross-site' },
      { origin: own.origin, 'sec-fetch-site': 'same-origin' },
    ])
      expect(await ask('?revision=7', foreign)).toEqual({ status: 403, held: null });
  });

  it('is refused what no page writes', async () => {
    expect(await ask('?revision=../1')).toEqual({ status: 400, held: null });
  });
});
