import { expect, test } from '@playwright/test';
import { openTrialShop } from '../fixtures/trial-shop.ts';
import { reportFailure, visit, type Visit } from '../fixtures/visitor.ts';

const remotes = ['mf-account', 'mf-checkout'];
const broken = 'mf-checkout';

/** The same people at every run; a rollout picks among them by their names. */
const visitors = Array.from({ length: 200 }, (_, index) => `visitor-${index}`);

test('a share gets the whole set, the same people at every visit and on every host, and only more of them as it grows', async () => {
  const shop = await openTrialShop(remotes);
  const inShare = (visits: readonly Visit[]) =>
    visits.filter(({ releases }) => releases[broken] === shop.next[broken]).map(({ browser }) => browser);
  const all = (origin: string) => Promise.all(visitors.slice(0, 100).map((one) => visit(origin, remotes, one)));
  try {
    await shop.promote(2000);
    const one = await shop.host();
    const first = await all(one);
    for (const { releases } of first) expect([shop.stable, shop.next]).toContainEqual(releases);
    const early = inShare(first);
    expect(early.length).toBeGreaterThan(8);
    expect(early.length).toBeLessThan(35);
    expect(await all(one)).toEqual(first);
    const newcomer = await visit(one, remotes);
    expect(await visit(one, remotes, newcomer.browser)).toEqual(newcomer);

    await shop.promote(6000);
    const grown = await all(await shop.host());
    for (const { releases } of grown) expect([shop.stable, shop.next]).toContainEqual(releases);
    const late = inShare(grown);
    expect(late).toEqual(expect.arrayContaining(early));
    expect(late.length).toBeGreaterThan(45);
    expect(late.length).toBeLessThan(75);
  } finally {
    await shop.close();
  }
});

test('a share whose release fails is ended by the registry within 60 seconds, the figures in the log', async () => {
  const shop = await openTrialShop(remotes);
  try {
    await shop.promote(5000);
    const [reported, other] = [await shop.host(), await shop.host()];
    const visits = await Promise.all(visitors.map((one) => visit(reported, remotes, one)));
    const share = visits.filter(({ releases }) => releases[broken] === shop.next[broken]);
    const failing = share.slice(0, Math.round(share.length / 2));
    const started = Date.now();
    await Promise.all(failing.map(({ browser }) => reportFailure(reported, browser, broken, shop.next[broken] ?? '')));
    const [victim] = failing;
    for (const origin of [reported, other])
      await expect
        .poll(async () => (await visit(origin, remotes, victim?.browser)).releases, {
          timeout: 60_000,
          intervals: [500],
        })
        .toEqual(shop.stable);
    const took = Date.now() - started;
    expect(took).toBeLessThan(60_000);
    test.info().annotations.push({ type: 'ended on every host after', description: `${took} ms` });

    const stable = visits.length - share.length;
    const [entry] = await shop.registry.log(1);
    expect(entry).toMatchObject({ act: 'halt', by: 'registry' });
    expect(entry?.reason).toContain(
      `${broken} failed on ${failing.length} of ${share.length} pages, stable on 0 of ${stable}`,
    );
    expect((await shop.registry.status('stable')).present).toMatchObject({ act: 'halt', rollouts: [] });
  } finally {
    await shop.close();
  }
});
