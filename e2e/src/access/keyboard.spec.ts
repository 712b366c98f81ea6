import type { Page } from '@playwright/test';
import { payAtBank } from '../fixtures/booking.ts';
import { expect, resultsAddress, test, travelDays } from '../fixtures/test.ts';
import { newTraveller, type Traveller } from '../fixtures/traveller.ts';
import type { Language, Translate } from '../fixtures/messages.ts';
import { choose, chooseDay, press, tabTo, typeInto } from './keyboard.ts';

const places = { mn: ['улаанб', 'сөүл'], en: ['ulaanb', 'seoul'] } as const;
const screens = [
  { language: 'mn', viewport: { width: 1440, height: 900 }, weeksAhead: 12 },
  { language: 'en', viewport: { width: 390, height: 844 }, weeksAhead: 13 },
] as const;

for (const { language, viewport, weeksAhead } of screens)
  test.describe(`With the keyboard alone, in ${language} at ${viewport.width} pixels`, () => {
    test.use({ language, viewport, locale: language === 'mn' ? 'mn-MN' : 'en-GB' });

    test('[ROUTE-05.1] [FLIGHT-13.3] [PAY-01.1] the way leads from the home page to a paid order', async ({
      page,
      t,
      sandbox,
    }) => {
      // Some four hundred presses, each looked at.
      test.slow();
      const traveller = newTraveller();
      await page.goto(`/${language}`);
      await searchFromHome(page, t, language, travelDays(weeksAhead));
      await press(page, page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first());
      await page.waitForURL(/\/flights\/offer/);
      await press(page, page.getByRole('button', { name: t('flights', 'offer.continue') }).filter({ visible: true }));
      await page.waitForURL(/\/flights\/booking/);
      await enterPassenger(page, t, traveller);
      await signUp(page, t, sandbox, traveller);

      const choice = page.getByRole('dialog', { name: t('checkout', 'type.title') });
      await press(page, choice.getByRole('button', { name: t('checkout', 'type.action') }));
      await page.waitForURL(/\/checkout\/[A-Z0-9-]+/);
      const answered = page.waitForResponse((response) => response.url().includes('/api/payment/v1/invoice/'));
      await press(
        page,
        page.getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') }).filter({ visible: true }),
      );
      const { result } = (await (await answered).json()) as { result: { qr_text: string } };
      await expect(page.getByRole('img', { name: t('checkout', 'payment.qrTitle') })).toBeVisible();
      // Another device scans the code.
      const bank = await page.context().newPage();
      await payAtBank(bank, result.qr_text);
      await bank.close();
      await page.waitForURL(/\/user\/order\/flight\/[A-Z0-9-]+$/);
      await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 20_000 });
    });
  });

test('A dialog that the keyboard opens takes the focus, and Escape gives it back', async ({ page, t }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(resultsAddress('mn'));
  await press(page, page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first());
  await page.waitForURL(/\/flights\/offer/);
  const rules = page.getByRole('button', { name: t('flights', 'rules.refundTitle') }).first();
  await press(page, rules);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rules).toBeFocused();
});

test('A step to another page moves the focus into it', async ({ page, t }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mn');
  await expect(page.getByRole('button', { name: t('flights', 'search.submit') })).toBeVisible();
  const menu = page.getByRole('navigation', { name: t('host', 'menu.label') });
  await press(page, menu.getByRole('link', { name: 'Нислэг' }));
  await page.waitForURL(/\/flights$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

async function searchFromHome(page: Page, t: Translate, language: Language, days: ReturnType<typeof travelDays>) {
  const [from, to] = places[language];
  await choosePlace(page, t('flights', 'search.from'), from, 'UBN');
  await choosePlace(page, t('flights', 'search.to'), to, 'ICN');
  await press(page, page.getByRole('button', { name: new RegExp(`^${t('flights', 'search.depart')}`) }).first());
  await expect(page.locator('[data-date]').first()).toBeVisible();
  await chooseDay(page, days.depart);
  await chooseDay(page, days.back);
  await press(page, page.getByRole('button', { name: t('flights', 'search.done') }));
  await press(page, page.getByRole('button', { name: t('flights', 'search.submit') }));
  await page.waitForURL(/\/flights\/results\?/);
}

/** On a phone the first letter opens a sheet with a box of its own, where typing goes on. */
async function choosePlace(page: Page, label: string, typed: string, code: string) {
  const boxes = page.getByRole('combobox', { name: label });
  await tabTo(page, boxes);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(typed);
  const wanted = page.getByRole('option', { name: new RegExp(`\\b${code}\\b`) }).first();
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    const pointed = await boxes.last().getAttribute('aria-activedescendant');
    if (pointed && pointed === (await wanted.getAttribute('id'))) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

async function enterPassenger(page: Page, t: Translate, traveller: Traveller) {
  const contact = (key: string) => page.getByRole('main').getByLabel(t('shared', `contact.${key}`), { exact: true });
  await typeInto(page, contact('contact_name').first(), `${traveller.givenName} ${traveller.surname}`);
  await typeInto(page, contact('contact_phone'), '99112233');
  await typeInto(page, contact('contact_email'), traveller.email);
  await typeInto(page, page.getByLabel(t('shared', 'person.surname')), traveller.surname);
  await typeInto(page, page.getByLabel(t('shared', 'person.given_name'), { exact: true }).last(), traveller.givenName);
  const female = page.getByRole('radio', { name: t('shared', 'person.female') });
  await choose(page, female, female.or(page.getByRole('radio', { name: t('shared', 'person.male') })).first());
  await typeDate(page, t, t('shared', 'person.date_of_birth'), { day: '12', month: '04', year: '1990' });
  await typeInto(page, page.getByLabel(t.like('shared', 'person.passport_number')), traveller.passport);
  await typeDate(page, t, t('flights', 'booking.expiry'), { day: '30', month: '06', year: '2033' });
  const submit = new RegExp(`^(${t('flights', 'booking.submit')}|${t('flights', 'booking.submitShort')})$`);
  await press(page, page.getByRole('button', { name: submit }).filter({ visible: true }));
}

/** In whatever order the language writes a date. */
async function typeDate(page: Page, t: Translate, label: string, date: { day: string; month: string; year: string }) {
  const boxes = page.getByRole('group', { name: label }).getByRole('textbox');
  for (const box of await boxes.all()) {
    const name = await box.getAttribute('aria-label');
    const part = (['day', 'month', 'year'] as const).find((each) => t('ui', each) === name);
    if (part) await typeInto(page, box, date[part]);
  }
}

/** What was typed in the booking is known: four digits are all that is missing, and they are sent by themselves. */
async function signUp(
  page: Page,
  t: Translate,
  sandbox: { codeFor(to: string): Promise<string> },
  traveller: Traveller,
) {
  const dialog = page.getByRole('dialog');
  const label = (key: string) => t('account', `access.${key}`);
  await press(page, dialog.getByRole('button', { name: label('registerLink') }));
  await expect(dialog.getByLabel(label('emailAddress'))).toHaveValue(traveller.email);
  await press(page, dialog.getByRole('button', { name: label('sendCode') }));
  const code = dialog.getByLabel(label('code'));
  await expect(code).toBeVisible();
  await typeInto(page, code, await sandbox.codeFor(traveller.email));
}
