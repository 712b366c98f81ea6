import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size, weeks] of [
  ['mn', { width: 390, height: 844 }, 3],
  ['en', { width: 1440, height: 900 }, 4],
] as const)
  test.describe(`Without scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language, viewport: size });
    const days = travelDays(weeks);

    test('[HOTEL-09] [ROUTE-13] a room is checked and booked, after a mistake', async ({ page, t, customer }) => {
      const stay = `check_in=${days.depart}&check_out=${days.back}&adults=1`;
      await openRendered(page, `/${language}/hotels/view/DLZ-0002/hotel?${stay}`);
      await page
        .getByRole('button', { name: t.like('hotels', 'rooms.bookLabel') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/hotels\/booking\//);
      await expect(page.locator('#hotel-booking-contact_email')).toHaveValue(customer.email);
      await page.locator('#hotel-booking-contact_phone').fill('99112233');
      await page.locator('#hotel-booking-special_request').fill('Late arrival');
      const first = page.locator('#hotel-booking-guests-0-first_name');
      await page.locator('#hotel-booking-guests-0-last_name').fill(customer.surname);
      await page.getByRole('radio', { name: t('shared', 'person.female') }).check({ force: true });
      const send = page
        .locator('button[type=submit]:is([form=hotel-booking], #hotel-booking *)')
        .filter({ visible: true });
      await send.click();
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#hotel-booking-special_request')).toHaveValue('Late arrival');
      await expect(page.getByRole('radio', { name: t('shared', 'person.female') })).toBeChecked();
      await first.fill(customer.givenName);
      await send.click();
      await expect(page).toHaveURL(/\/checkout\/AYL-/);
      await expect(page.locator('button[form=pay-form]').filter({ visible: true })).toBeVisible();
    });

    test('[BUS-01] [CALL-32] two seats of a bus are chosen and booked, after a mistake', async ({
      page,
      t,
      customer,
    }) => {
      await openRendered(page, `/${language}/bus/schedule/101-202-${days.depart}`);
      await page
        .getByRole('link', { name: t.like('bus', 'schedule.chooseAt') })
        .last()
        .click();
      const seats = page.getByRole('list', { name: t('bus', 'seats.map') });
      const free = seats.locator('a:not([aria-current])');
      await free.first().click();
      await expect(seats.locator('a[aria-current]')).toHaveCount(1);
      await free.first().click();
      await expect(seats.locator('a[aria-current]')).toHaveCount(2);
      await seats.locator('a[aria-current]').last().click();
      await expect(seats.locator('a[aria-current]')).toHaveCount(1);
      await free.last().click();
      await expect(seats.locator('a[aria-current]')).toHaveCount(2);
      await page
        .getByRole('link', { name: t('shared', 'action.continue') })
        .filter({ visible: true })
        .click();

      await expect(page.locator('#bus-booking-contact_email')).toHaveValue(customer.email);
      await page.locator('#bus-booking-contact_phone').fill('99112233');
      const field = (index: number, name: string) => page.locator(`#bus-booking-passengers-${index}-${name}`);
      for (const index of [0, 1]) {
        await field(index, 'last_name').fill(customer.surname);
        await field(index, 'first_name').fill(index === 0 ? customer.givenName : 'BOLD');
      }
      const foreign = page.getByRole('checkbox', { name: t('bus', 'booking.foreign') });
      if (await foreign.first().isChecked()) await foreign.first().uncheck({ force: true });
      const send = page.locator('button[type=submit]:is([form=bus-booking], #bus-booking *)').filter({ visible: true });
      await send.click();
      // The first passenger is asked for what a citizen has, and everything else is still there.
      await expect(field(0, 'register_first')).toBeVisible();
      await expect(field(0, 'first_name')).toHaveValue(customer.givenName);
      for (const index of [0, 1]) {
        if (await field(index, 'register_first').isVisible()) {
          await field(index, 'register_first').selectOption('У');
          await field(index, 'register_second').selectOption('Б');
          await field(index, 'register_digits').fill(`9001011${index}`);
        } else await field(index, 'passport_number').fill(`E123456${index}`);
      }
      await send.click();
      await expect(page).toHaveURL(/\/checkout\/AYL-/);
    });

    test('[ROUTE-40] [NEED-64] an eSIM is ordered, once by however many presses', async ({ page, t, customer }) => {
      await openRendered(page, `/${language}/esim?text=korea`);
      await page.locator('main a[href*="/esim/"]').first().click();
      await page.getByRole('radio', { name: /^5 GB/ }).check({ force: true });
      const address = page.url();
      const mail = page.getByRole('textbox', { name: t('esim', 'buy.email'), exact: true });
      await mail.fill('no address');
      const send = page
        .locator('button[type=submit]:is([form=esim-purchase], #esim-purchase *)')
        .filter({ visible: true });
      await send.click();
      await expect(mail).toHaveAttribute('aria-invalid', 'true');
      await expect(mail).toHaveValue('no address');
      await expect(page.getByRole('radio', { name: /^5 GB/ })).toBeChecked();
      await mail.fill(customer.email);
      await send.click();
      await expect(page).toHaveURL(/\/checkout\/AYL-/);
      const order = async () => {
        await page.goto(address);
        await mail.fill(customer.email);
        await send.click();
        await expect(page).toHaveURL(/\/checkout\/AYL-/);
        return page.url();
      };
      expect(await order()).toBe(await order());
    });
  });
