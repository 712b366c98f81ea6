import { expect, test } from '../fixtures/test.ts';

test('[PII-3] what a page asks and tells belongs to the trace that its own answer names', async ({ page }) => {
  const asked: (string | undefined)[] = [];
  const told: (string | undefined)[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(request.headers()['traceparent']);
    if (pathname === '/health-beacon')
      told.push((request.postDataJSON() as { traceparent?: string } | null)?.traceparent);
  });
  const answer = await page.goto('/en/hotels');
  const named = /traceparent;desc="([^"]+)"/.exec((await answer?.headerValue('server-timing')) ?? '')?.[1];
  expect(named).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  await page.getByRole('combobox').first().click();
  await page.keyboard.type('Ulaan');
  await expect.poll(() => asked).toContain(named);
  // A page tells how it did when another tab comes before it.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => told).toContain(named);
});
