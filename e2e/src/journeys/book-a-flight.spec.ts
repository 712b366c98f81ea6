import type { Page } from '@playwright/test';
import { fillPassenger, submitBooking } from '../fixtures/passengers.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';
import { newTraveller } from '../fixtures/traveller.ts';
import type { Language, Translate } from '../fixtures/messages.ts';

const places = { mn: { from: 'улаанб', to: 'сөүл' }, en: { from: 'ulaanb', to: 'seoul' } };
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
/** Each journey flies in a week of its own: a seat that another one books may raise the price. */
let weeksAhead = 4;

for (const language of ['mn', 'en'] as const) {
  for (const [screen, viewport] of Object.entries(screens)) {
    weeksAhead += 1;
    const days = travelDays(weeksAhead);
    test.describe(`A traveller with a ${screen}, in ${language}`, () => {
      test.use({
        language,
        viewport,
        isMobile: screen === 'phone',
        hasTouch: screen === 'phone',
        locale: language === 'mn' ? 'mn-MN' : 'en-GB',
      });

      test('[ROUTE-05.1] [FLIGHT-13.3] [PAY-01.1] [PAY-11] [CARD-18] [CARD-24] finds a flight, signs up on the way, books it, pays by QPay and holds an e-ticket', async ({
        quietPage: page,
        t,
        sandbox,
      }) => {
        const traveller = newTraveller();
        await page.goto(`/${language}`);
        await searchFromHome(page, t, language, days);

        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page
          .getByRole('link', { name: t.like('flights', 'card.selectLabel') })
          .first()
          .click();

        await page
          .getByRole('button', { name: t('flights', 'offer.continue') })
          .first()
          .click();
        await fillPassenger(page, t, traveller);
        await submitBooking(page, t).click();
        await signUp(page, t, sandbox, traveller);

        const choice = page.getByRole('dialog', { name: t('checkout', 'type.title') });
        await choice.getByRole('button', { name: t('checkout', 'type.action') }).click();
        await page.waitForURL(/\/checkout\/[A-Z0-9-]+\?p=regular$/);

        await payByQpay(page, t);
        await page.waitForURL(/\/user\/order\/flight\/[A-Z0-9-]+$/);
        await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 20_000 });
        await expect(page.getByText(traveller.surname).first()).toBeVisible();
        await expect(page.getByText(/\b\d{3}-?\d{10}\b/).first()).toBeVisible();
        await expect(page.getByRole('row', { name: t.like('account', 'ledger.kind.payment') })).toBeVisible();
        expect((await sandbox.messagesTo(traveller.email)).length).toBeGreaterThanOrEqual(3);
      });
    });
  }
}

async function searchFromHome(
  page: Page,
  t: Translate,
  language: Language,
  { depart, back }: ReturnType<typeof travelDays>,
) {
  await choosePlace(page, t('flights', 'search.from'), places[language].from, 'UBN');
  await choosePlace(page, t('flights', 'search.to'), places[language].to, 'ICN');
  await page
    .getByRole('button', { name: new RegExp(`^${t('flights', 'search.depart')}`) })
    .first()
    .click();
  await chooseDay(page, depart);
  await chooseDay(page, back);
  await page.getByRole('button', { name: t('flights', 'search.done') }).click();
  await page.getByRole('button', { name: t('flights', 'search.submit') }).click();
  await page.waitForURL(/\/flights\/results\?/);
}

async function choosePlace(page: Page, label: string, typed: string, code: string) {
  const boxes = page.getByRole('combobox', { name: label });
  await boxes.click();
  // On a phone a sheet with a box of its own has opened.
  await boxes.last().fill(typed);
  await page
    .getByRole('option', { name: new RegExp(`\\b${code}\\b`) })
    .first()
    .click();
}

async function chooseDay(page: Page, day: string) {
  const cell = page.locator(`[data-date="${day}"]`);
  for (let month = 0; month < 3 && !(await cell.isVisible()); month += 1)
    await page.getByRole('button', { name: /дараагийн сар|next month/i }).click();
  await cell.click();
}

async function signUp(
  page: Page,
  t: Translate,
  sandbox: { codeFor(to: string): Promise<string> },
  traveller: ReturnType<typeof newTraveller>,
) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('account', 'access.registerLink') }).click();
  await expect(dialog.getByLabel(t('account', 'access.emailAddress'))).toHaveValue(traveller.email);
  await dialog.getByRole('button', { name: t('account', 'access.sendCode') }).click();
  await expect(dialog.getByLabel(t('account', 'access.code'))).toBeVisible();
  await dialog.getByLabel(t('account', 'access.code')).fill(await sandbox.codeFor(traveller.email));
  // What was typed in the booking is known: four digits are all that is missing.
}

/** Pays as a person would: closes the window by Enter and opens it again, then opens what the QR code holds on the bank's own page. */
async function payByQpay(page: Page, t: Translate) {
  const answered = page.waitForResponse((response) => response.url().includes('/api/payment/v1/invoice/'));
  await page
    .getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') })
    .first()
    .click();
  const { result } = (await (await answered).json()) as { result: { qr_text: string } };
  const window = page.getByRole('dialog', { name: t('checkout', 'payment.title') });
  await expect(window.getByRole('img', { name: t('checkout', 'payment.qrTitle') })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(window).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  await page.keyboard.press('Enter');
  await expect(window.getByRole('img', { name: t('checkout', 'payment.qrTitle') })).toBeVisible();
  const bank = await page.context().newPage();
  await bank.goto(result.qr_text);
  await bank.getByRole('button').first().click();
  // A page that is closed amid its navigation may never report that it is closed.
  await bank.waitForURL(/[?&]lang=/);
  await bank.close();
}
