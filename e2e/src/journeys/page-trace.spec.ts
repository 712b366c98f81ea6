import { expect, test } from '../fixtures/test.ts';

test('[PII-3] what a page asks and tells belongs to the trace that its own answer names', async ({ page }) => {
  const traceparents = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) traceparents.set(pathname, request.headers()['traceparent']);
  });
  const beacon = page.waitForRequest((request) => request.url().endsWith('/health-beacon'));
  const answer = await page.goto('/en/hotels');
  const named = /traceparent;desc="([^"]+)"/.exec((await answer?.headerValue('server-timing')) ?? '')?.[1];
  expect(named).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  await page.getByRole('combobox').first().click();
  await page.keyboard.type('Ulaan');
  await expect.poll(() => [...traceparents.values()]).toContain(named);
  await page.goto('about:blank');
  const { traceparent } = JSON.parse((await beacon).postData() ?? '{}') as { traceparent?: string };
  expect(traceparent).toBe(named);
});
