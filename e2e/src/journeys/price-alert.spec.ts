import { expect, resultsAddress, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A week of one's own: nobody's bookings move its prices. */
const { depart, back } = travelDays(23);

test('[MODAL-36] [CALL-44] [FLIGHT-12] [VALID-31] [PROD-11.4] a visitor has a price watched, is told of it by mail, and stops it by the link', async ({
  quietPage: page,
  t,
  sandbox,
}) => {
  const mail = `watch.${Date.now()}@example.mn`;
  await page.goto(resultsAddress('mn', { depart_date: depart, return_date: back, adult: 2 }));
  await page.getByRole('link', { name: t('flights', 'alerts.offerAction') }).click();
  const popup = page.getByRole('dialog', { name: t('flights', 'alerts.title') });
  // As dear as the dearest flight: the cheapest is below that now, so the first look finds a fall.
  await popup.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(popup.getByText(t('alerts', 'already'))).toBeVisible();
  await popup.getByRole('textbox', { name: t('alerts', 'email') }).fill(mail);
  await popup.getByRole('button', { name: t('alerts', 'set') }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByText(t('alerts', 'done', { email: mail }))).toBeVisible();

  // The alert is set, then the price has fallen.
  await expect.poll(async () => (await sandbox.messagesTo(mail)).length, { timeout: 60_000 }).toBe(2);
  const [fallen] = await sandbox.messagesTo(mail);
  expect(fallen?.subject).toMatch(/^Үнэ буулаа: [\d,]+₮/);
  const links = [...(fallen?.body ?? '').matchAll(/https?:\S+/g)].map(([link]) => new URL(link));
  const [offers, stop] = links.map(({ pathname, search }) => `${pathname}${search}`);
  await page.goto(offers ?? '');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(stop ?? '');
  await page.getByRole('button', { name: t('alerts', 'stop'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('alerts', 'stopped') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('alerts', 'stopped') })).toBeVisible();
});
