import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openFolderRegistry } from '@aylal/releases';
import { book, payAtBank } from '../fixtures/booking.ts';
import { dataFolder, publishNextRelease } from '../fixtures/second-release.ts';
import { expect, test } from '../fixtures/test.ts';
import { newTraveller, register } from '../fixtures/traveller.ts';

const remotes = ['mf-account', 'mf-checkout'];

test('[MFE-6] a payment under way keeps its releases, from the step into checkout to the way back from the bank', async ({
  page,
  request,
  t,
  sandbox,
  baseURL,
}) => {
  const registry = openFolderRegistry(join(dataFolder(), 'releases'));
  const traveller = newTraveller();
  await register(page.context().request, baseURL ?? '', sandbox, traveller);
  const reference = await book(page.context().request, baseURL ?? '', traveller);
  const before = (await registry.status('stable')).present;
  // A channel of its own begins with everything that is live: its releases use each other.
  const live = Object.entries(before?.releases ?? {}).map(([remote, { version }]) => [remote, version]);
  const apart = (await registry.status('apart')).present?.revision ?? 0;
  await registry.act(
    await registry.sign({
      act: 'promote',
      channel: 'apart',
      releases: Object.fromEntries(live) as Record<string, string>,
      share: null,
      after: apart,
      reason: 'a test',
      at: new Date().toISOString(),
    }),
  );
  const releases: Record<string, string> = {};
  for (const remote of remotes) releases[remote] = await publishNextRelease(registry, registry, remote, 'apart');

  await page.goto(`/mn/user/order/flight/${reference}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: t.like('account', 'order.pay') })
    .click();
  const payButton = page.getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') }).first();
  await expect(payButton).toBeVisible();
  const present = await releasesIn(page);
  expect(Object.keys(present).toSorted()).toEqual(remotes);
  const act = { channel: 'stable', reason: 'a test', at: new Date().toISOString() } as const;
  const after = before?.revision ?? 0;
  await registry.act(await registry.sign({ ...act, act: 'promote', releases, share: null, after }));
  try {
    const ofNewcomer = async () => {
      const answers = remotes.map(async (remote) => {
        const answer = await request.get(`/boot/releases/${remote}`);
        return [remote, ((await answer.json()) as { version: string }).version] as const;
      });
      return Object.fromEntries(await Promise.all(answers));
    };
    await expect.poll(ofNewcomer, { timeout: 60_000 }).toEqual(releases);

    await page.reload();
    const answered = page.waitForResponse((response) => response.url().includes('/api/payment/v1/invoice/'));
    await payButton.click();
    const { result } = (await (await answered).json()) as { result: { qr_text: string } };
    expect(await releasesIn(page)).toEqual({ 'mf-checkout': present['mf-checkout'] });
    await payAtBank(page, result.qr_text);
    await page.goto(`/mn/user/order/flight/${reference}`);
    await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 20_000 });
    // The paid order has a slot for the checkout, for its receipt.
    await expect.poll(() => releasesIn(page)).toEqual(present);
  } finally {
    await registry.act(
      await registry.sign({ ...act, act: 'rollback', to: after, after: after + 1, at: new Date().toISOString() }),
    );
  }
});

/** The release of each of the remotes whose scripts this page runs. */
async function releasesIn(page: Page): Promise<Record<string, string>> {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const found = addresses
    .map((address) => /\/releases\/([^/]+)\/([^/]+)\/remote\./.exec(decodeURIComponent(address)))
    .filter((one) => one !== null)
    .map(([, remote = '', version = '']) => [remote, version] as const);
  return Object.fromEntries(found.filter(([remote]) => remotes.includes(remote)));
}
