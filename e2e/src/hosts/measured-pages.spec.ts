import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { openTrialShop } from '../fixtures/trial-shop.ts';

const remote = 'mf-bus-train';
const booking = '/api/bus/booking/';

/** A provider that takes every booking and has nothing else. */
async function openBookingProvider() {
  const server = createServer((request, response) => {
    const result = request.url === booking ? { ref_number: 'A1' } : null;
    response.writeHead(result ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status_code: result ? 200 : 404, message: '', result }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('[MFE-8] the registry gets the figures of a page in a browser, and whether its visitor reached the goal', async ({
  page,
}) => {
  const provider = await openBookingProvider();
  const shop = await openTrialShop([remote]);
  try {
    const origin = await shop.host({ PROVIDER_URL: provider.url, RELEASES_GOAL_SECONDS: '20' });
    await page.goto(`${origin}/mn/bus`);
    await page.getByRole('heading', { level: 1 }).click();
    const status = await page.evaluate(async (path) => {
      const headers = { 'content-type': 'application/json', 'x-aylal-client': 'web' };
      return (await fetch(path, { method: 'POST', headers, body: '{}' })).status;
    }, booking);
    expect(status).toBe(200);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('report-vitals')),
    );
    await page.goto('about:blank');

    const release = shop.stable[remote] ?? '';
    const measured = async () => (await shop.registry.status('stable')).health[remote]?.[release];
    await expect
      .poll(async () => Object.keys((await measured())?.vitals ?? {}), { timeout: 60_000, intervals: [1000] })
      .toEqual(expect.arrayContaining(['lcp', 'cls']));
    await expect
      .poll(async () => (await measured())?.trials, { timeout: 60_000, intervals: [1000] })
      .toMatchObject({ goal: { pages: 1, failures: 0 }, lcp: { pages: 1 }, load: { pages: 1, failures: 0 } });
  } finally {
    await shop.close();
    provider.close();
  }
});
