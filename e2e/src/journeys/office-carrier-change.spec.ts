import type { Page } from '@playwright/test';
import { book, pay } from '../fixtures/booking.ts';
import { takeWork } from '../fixtures/office-work.ts';
import type { Translate } from '../fixtures/messages.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';
import type { Traveller } from '../fixtures/traveller.ts';

/** An order of flights with its ticket, whose airline then changes them: the page shows the change. */
async function changedOrder(
  page: Page,
  { customer, baseURL, t }: { customer: Traveller; baseURL: string; t: Translate },
  what: { readonly what: 'move' | 'cancel'; readonly day: number },
): Promise<string> {
  const { depart, back } = travelDays(what.day);
  const days = { depart_date: depart, return_date: back };
  const ref_number = await book(page.context().request, baseURL, customer, days);
  await pay(page, baseURL, ref_number);
  await page.goto(`/mn/user/order/flight/${ref_number}`);
  await expect(page.getByText(t('account', 'order.airlineReference')).first()).toBeVisible({ timeout: 60_000 });
  const data = { ref_number, what: what.what, minutes: 150 };
  const answer = await page.request.post('/sandbox/airline-changes', { data, headers: { accept: 'application/json' } });
  expect(answer.ok()).toBe(true);
  const title = t('account', `carrierChange.title.${what.what === 'move' ? 'retimed' : 'cancelled'}`);
  // The notice has the airline asked at once, by a job that looks every few seconds.
  await expect(async () => {
    await page.goto(`/mn/user/order/flight/${ref_number}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
  return ref_number;
}

test('[NEED-300] a customer whose flight was moved accepts the new times by keyboard, and the ticket has them', async ({
  customer,
  page,
  baseURL,
  t,
}) => {
  await changedOrder(page, { customer, baseURL: baseURL ?? '', t }, { what: 'move', day: 31 });
  const accept = page.getByRole('button', { name: t('account', 'carrierChange.accept') });
  await accept.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('account', 'carrierChange.accepted.answer'))).toBeVisible({ timeout: 60_000 });
  await expect(accept).toBeHidden();
});

test('[NEED-301] the office sees who has not answered, refunds a cancelled flight for them, and the customer has the money', async ({
  office,
  customer,
  page,
  baseURL,
  t,
}) => {
  const reference = await changedOrder(page, { customer, baseURL: baseURL ?? '', t }, { what: 'cancel', day: 32 });
  const support = await takeWork(office, t, 'partner-change', reference);
  await support.goto(`/mn/orders/${reference}`);
  const card = support.getByRole('region', { name: t('office', 'carrierChange.title.cancelled') });
  await card.getByRole('radio').first().check({ force: true });
  await card.getByLabel(t('office', 'action.why')).fill('She called');
  await card.getByRole('button').last().click();
  await expect(support.getByText(t('office', 'carrierChange.done.refund'))).toBeVisible();
  await support.goto('/mn/work?kind=partner-change');
  await expect(support.getByRole('link', { name: reference })).toBeHidden();
  // The airline is asked first, by a job of its own.
  await expect(async () => {
    await page.goto('/mn/user/wallet');
    await expect(page.getByText(/[1-9][\d,]{4,}₮/).first()).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
});
