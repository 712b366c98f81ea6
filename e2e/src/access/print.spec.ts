import { book, pay } from '../fixtures/booking.ts';
import { expect, test } from '../fixtures/test.ts';

/** A4 at the 96 dots of a style sheet. */
const paper = { width: 794, height: 1123 };

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

test('[FLIGHT-09] The ticket on paper: seller, flights and passenger on white, nothing cut off, no more than two sheets', async ({
  page,
  context,
  t,
  baseURL,
  customer: traveller,
}) => {
  const reference = await book(context.request, baseURL ?? '', traveller);
  await pay(page, baseURL ?? '', reference);
  await page.goto(`/mn/user/order/flight/${reference}`);
  await expect(page.getByRole('button', { name: t('account', 'order.print') })).toBeVisible({ timeout: 20_000 });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('img', { name: 'Аялал' })).toBeVisible();
  await expect(page.getByRole('main').getByText('1800 4444')).toBeVisible();
  await expect(page.getByText(traveller.surname).first()).toBeVisible();
  await expect(page.getByText(/\b\d{13}\b/).first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('account', 'order.print') })).toBeHidden();
  const tickets = page.getByRole('region', { name: t('flights', 'ticket.title') });
  for (const ticket of await tickets.all()) {
    const box = await ticket.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(paper.width);
    expect(box?.height).toBeLessThan(paper.height);
  }
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(root).toHaveAttribute('data-theme', 'dark');
});
