import type { Page } from '@playwright/test';
import { pay } from '../fixtures/booking.ts';
import { take } from '../fixtures/office-work.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Translate } from '../fixtures/messages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Buys a ticket of this name, and scratches it. */
async function buyAndScratch(page: Page, t: Translate, baseURL: string, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('dialog', { name: t('games', 'age.title') })
    .getByRole('button', { name: t('games', 'age.agree') })
    .click();
  await page.getByRole('button', { name: t('games', 'add.of', { name }) }).click();
  const popup = page.getByRole('dialog', { name: t('games', 'add.title') });
  await popup.getByRole('button', { name: t('games', 'add.action') }).click();
  await expect(popup).toHaveCount(0);
  await page.goto('/mn/cart');
  await expect(page.getByRole('group', { name })).toBeVisible();
  await page.getByRole('button', { name: t('games', 'cart.book') }).click();
  await page.waitForURL(/\/mn\/checkout\/AYL-/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const bank = await page.context().newPage();
  await pay(bank, baseURL, reference);
  await page.waitForURL(new RegExp(`/lottery/tickets/${reference}$`));
  await page.getByRole('button', { name: t('games', 'scratch.all') }).click();
  await expect(page.getByRole('button', { name: t('games', 'scratch.all') })).toBeHidden();
}

/** A day and time so many days from now, as a field has it. */
const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

test('a lottery that the office makes is bought in the shop, and its sale is seen in the office', async ({
  office,
  customer: _customer,
  page,
  baseURL,
  t,
}) => {
  const mark = Array.from({ length: 4 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('');
  const name = `Наадам ${mark}`;
  const staff = await office.open('/mn/lotteries');
  await signInByKeyboard(staff, t, await office.account('content'));
  await staff.getByText(t('office', 'lotteries.begin')).click();
  await staff.getByLabel(t('office', 'lotteries.code')).fill(`NDM${mark}`);
  for (const language of ['mn', 'en', 'zh', 'ru', 'ko', 'ja'])
    await staff
      .getByLabel(t('office', 'lotteries.name', { language: t('office', `language.${language}`) }))
      .fill(language === 'mn' ? name : `Naadam ${mark} ${language}`);
  await staff.getByLabel(t('office', 'lotteries.closes')).fill(inDays(40, '09:00'));
  await staff.getByLabel(t('office', 'lotteries.draws')).fill(inDays(40, '12:00'));
  await staff.getByLabel(t('office', 'action.why')).first().fill('For Naadam');
  await staff.getByRole('button', { name: t('office', 'lotteries.make') }).click();
  const card = staff.getByRole('region', { name });
  await expect(card.getByText(t('office', 'lotteries.states.on-sale'))).toBeVisible();

  await card.getByText(t('office', 'lotteries.change')).first().click();
  await card.getByLabel(t('office', 'lotteries.price')).fill('1500');
  await card.getByLabel(t('office', 'action.why')).fill('Dearer');
  await card.getByRole('button', { name: t('office', 'lotteries.change') }).click();
  await expect(card.getByText('1,500₮')).toBeVisible();
  // A time of Ulaanbaatar stays what it was typed as, also where it is sent again.
  await expect(card.getByText(/ 09:00$/)).toBeVisible();

  await buyAndScratch(page, t, baseURL ?? '', '/mn/lottery', name);
  await staff.reload();
  await expect(card.getByText(t('office', 'lotteries.soldOf', { sold: 1, tickets: 5000 }))).toBeVisible();
  await expect(card.getByText(t('office', 'lotteries.change'))).toBeHidden();
  const address = await card.getByRole('link', { name: t('office', 'lotteries.proof') }).getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.getByText(name).first()).toBeVisible();
});

test('the winner of a large prize reports it, is called, and has the money', async ({
  office,
  customer: _customer,
  page,
  baseURL,
  t,
}) => {
  // Seven of a thousand series have no number that wins so much; then it is the other lottery.
  const isLucky = async (game: string) => (await page.request.post('/sandbox/lucky-ticket', { data: { game } })).ok();
  const name = (await isLucky('nomad-gold')) ? 'Nomad Gold' : 'Khangai';
  if (name === 'Khangai') expect(await isLucky('khangai')).toBe(true);
  await buyAndScratch(page, t, baseURL ?? '', '/mn/lottery', name);
  await page.getByLabel(t('games', 'largePrize.phone')).fill('99112233');
  await page.getByRole('button', { name: t('games', 'largePrize.report') }).click();
  await expect(page.getByText(t('games', 'largePrize.reported'))).toBeVisible();
  const ticket = (await page.getByText(/^(NOMAD|KHANGAI)-\d{8}-\d{5}$/).textContent()) ?? '';

  const staff = await office.open('/mn/work?kind=winner-report');
  await signInByKeyboard(staff, t, await office.account('finance'));
  await take(staff, t, ticket);
  await expect(staff.getByRole('link', { name: '99112233' })).toBeVisible();
  await staff.getByLabel(t('office', 'winner.why')).fill('Called back, the document shown');
  await staff.getByRole('button', { name: t('office', 'winner.pay') }).click();
  await expect(staff.getByText(t('office', 'winner.paid'))).toBeVisible();
  await expect(staff.getByRole('link', { name: ticket })).toBeHidden();

  await page.reload();
  await page.getByRole('link', { name: t('games', 'largePrize.paid') }).click();
  await expect(page.getByText(/[25],000,000₮/).first()).toBeVisible();
});
