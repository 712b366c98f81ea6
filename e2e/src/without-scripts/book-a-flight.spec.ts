import { fillPassenger, submitBooking } from '../fixtures/passengers.ts';
import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, resultsAddress, test, travelDays } from '../fixtures/test.ts';
import { newTraveller, register } from '../fixtures/traveller.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size, weeks] of [
  ['mn', { width: 390, height: 844 }, 33],
  ['en', { width: 1440, height: 900 }, 34],
] as const)
  test.describe(`Without scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language });

    test('[FLIGHT-13] [PERSIST-02] a flight is booked: from the list by sign-in and a mistake to its checkout', async ({
      page,
      t,
      sandbox,
      playwright,
      baseURL,
    }) => {
      await page.setViewportSize(size);
      const traveller = newTraveller();
      const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      await register(elsewhere, baseURL ?? '', sandbox, traveller);
      await elsewhere.dispose();

      const { depart, back } = travelDays(weeks);
      await openRendered(page, resultsAddress(language, { depart_date: depart, return_date: back }));
      await page
        .getByRole('link', { name: t.like('flights', 'card.selectLabel') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/flights\/offer\?/);
      await page
        .getByRole('button', { name: t('flights', 'offer.continue') })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(/\/flights\/booking\?/);

      await page
        .getByRole('main')
        .getByRole('link', { name: t('shared', 'action.sign_in') })
        .click();
      await expect(page).toHaveURL(/\/auth\/login\?next=/);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: t('account', 'access.signIn') }).click();
      const login = main.getByLabel(t('account', 'access.login'));
      await expect(login).toHaveAttribute('aria-invalid', 'true');
      await login.fill(traveller.email);
      await main.getByRole('textbox', { name: t('account', 'access.password') }).fill('not-this-one');
      await main.getByRole('button', { name: t('account', 'access.signIn') }).click();
      await expect(login).toHaveValue(traveller.email);
      expect(await page.content()).not.toContain('not-this-one');
      await main.getByRole('textbox', { name: t('account', 'access.password') }).fill(traveller.password);
      await main.getByRole('button', { name: t('account', 'access.signIn') }).click();
      await expect(page).toHaveURL(/\/flights\/booking\?/);
      await expect(main.getByLabel(t('shared', 'contact.contact_email'))).toHaveValue(traveller.email);

      await fillPassenger(page, t, { ...traveller, surname: 'БАТБОЛД' });
      await submitBooking(page, t).filter({ visible: true }).click();
      const surname = page.getByLabel(t('shared', 'person.surname'));
      await expect(surname).toHaveAttribute('aria-invalid', 'true');
      await expect(surname).toHaveValue('БАТБОЛД');
      await expect(page.getByLabel(t.like('shared', 'person.passport_number'))).toHaveValue(traveller.passport);
      await expect(main.getByRole('radio', { name: t('shared', 'person.female') })).toBeChecked();
      await surname.fill(traveller.surname);
      await submitBooking(page, t).filter({ visible: true }).click();
      await expect(page).toHaveURL(/\/checkout\/[^/?]+/);

      const pay = page.locator('button[form=pay-form]').filter({ visible: true });
      const ways = main.getByRole('radio');
      await main.getByRole('radio', { name: t('checkout', 'method.WALLET.title') }).check({ force: true });
      await pay.click();
      await expect.poll(() => page.content()).toContain(t('shared', 'problem.not-enough-money'));
      await main.getByRole('radio', { name: t('checkout', 'method.QPAY.title') }).check({ force: true });
      await pay.click();
      await expect(page).toHaveURL(/pay=QPAY/);
      await expect(main.getByRole('img', { name: t('checkout', 'payment.qrTitle') })).toBeVisible();
      await expect(ways.filter({ visible: true })).toHaveCount(0);
      await main.getByRole('link', { name: t('checkout', 'method.title') }).click();
      await main.getByRole('radio', { name: t('checkout', 'method.TRANSFER.title') }).check({ force: true });
      await pay.click();
      await expect(page).toHaveURL(/pay=TRANSFER/);
      const reference = /checkout\/([^/?]+)/.exec(page.url())?.[1] ?? '';
      const { request } = page.context();
      const order = (await (await request.get(`/api/order/v1/checkout/${reference}/`)).json()) as {
        result: { must_pay: number };
      };
      const sent = await request.post('/sandbox/transfer', {
        form: { action: 'send', amount: String(order.result.must_pay), purpose: reference },
        headers: { origin: baseURL ?? '' },
        maxRedirects: 0,
      });
      expect(sent.status()).toBe(303);
      // The page asks by itself whether it has come.
      await main.getByRole('link', { name: t('checkout', 'paid.action') }).click({ timeout: 30_000 });
      await expect(page).toHaveURL(new RegExp(`/user/order/flight/${reference}$`));
      await expect(main.getByText(t('account', 'money.paid.title'))).toBeVisible();
      await expect(main.getByRole('region', { name: t('flights', 'ticket.title') })).toHaveCount(2);
    });
  });
