import type { Page } from '@playwright/test';
import { openRendered } from '../fixtures/open-rendered.ts';
import { roomyDeparture } from '../fixtures/roomy-departure.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

/** The button that sends a form, wherever on the page it stands. */
const sendOf = (page: Page, form: string) =>
  page.locator(`button[type=submit]:not([name]):is([form=${form}], #${form} *)`).filter({ visible: true }).first();

for (const [language, size, weeks] of [
  ['mn', { width: 390, height: 844 }, 5],
  ['en', { width: 1440, height: 900 }, 6],
] as const)
  test.describe(`Without scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language, viewport: size });
    const days = travelDays(weeks);

    test('[NEED-18] [NEED-151] two places of a train are chosen, held and booked, after a mistake', async ({
      page,
      t,
      customer,
    }) => {
      await openRendered(page, `/${language}/trains?_from=ULB&_to=ERD&depart_date=${days.depart}`);
      await page
        .getByRole('link', { name: t.like('bus', 'trains.chooseOn') })
        .first()
        .click();
      const wagons = page.getByRole('list', { name: t('bus', 'trainPlaces.wagons') });
      await wagons
        .getByRole('link', { name: new RegExp(t('bus', 'trainClass.compartment')) })
        .first()
        .click();
      const places = page.getByRole('list', { name: t.like('bus', 'trainPlaces.map') });
      const free = places.locator('a:not([aria-current])');
      await free.first().click();
      await expect(places.locator('a[aria-current]')).toHaveCount(1);
      await free.nth(1).click();
      await expect(places.locator('a[aria-current]')).toHaveCount(2);
      await sendOf(page, 'train-places').click();

      await expect(page).toHaveURL(/\/trains\/booking\//);
      await expect(page.getByText(t.like('bus', 'trainLock.until'))).toBeVisible();
      await page.locator('#bus-booking-contact_phone').fill('99112233');
      const field = (index: number, name: string) => page.locator(`#bus-booking-passengers-${index}-${name}`);
      const foreign = page.getByRole('checkbox', { name: t('bus', 'booking.foreign') });
      for (const index of [0, 1]) {
        await field(index, 'last_name').fill(customer.surname);
        await field(index, 'first_name').fill(index === 0 ? customer.givenName : 'BOLD');
        if (await foreign.nth(index).isChecked()) await foreign.nth(index).uncheck({ force: true });
      }
      const send = sendOf(page, 'train-booking');
      await send.click();
      await expect(field(0, 'register_first')).toBeVisible();
      await expect(field(1, 'first_name')).toHaveValue('BOLD');
      for (const index of [0, 1]) {
        await field(index, 'register_first').selectOption('У');
        await field(index, 'register_second').selectOption('Б');
        await field(index, 'register_digits').fill(`9001013${index}`);
      }
      await send.click();
      await expect(page).toHaveURL(/\/checkout\/AYL-/);
    });

    test('[CALL-68] [NEED-19] a trip is booked for two, after a mistake', async ({ page, t, customer: _customer }) => {
      await openRendered(page, `/${language}/trip/gobi-7-days`);
      const dates = page.getByRole('combobox', { name: t('bus', 'trip.dates') });
      const date = await roomyDeparture(page.request, 'gobi-7-days');
      await dates.selectOption(date);
      await page.locator('form:has(select[name=date]) button').click();
      await expect(page).toHaveURL(new RegExp(`date=${date}`));

      const field = (index: number, name: string) => page.locator(`#trip-booking-pax-${index}-${name}`);
      const born = async (index: number, parts: readonly string[]) => {
        for (const [place, part] of ['year', 'month', 'day'].entries())
          await page.locator(`[name="pax.${index}.birthday.${part}"]`).fill(parts[place] ?? '');
      };
      await field(0, 'last_name').fill('BAT');
      await page.locator('button[name="people.set"]').last().click();
      await expect(field(1, 'last_name')).toBeVisible();
      await expect(field(0, 'last_name')).toHaveValue('BAT');
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
      await field(0, 'first_name').fill('SARNAI');
      await born(0, ['1990', '3', '5']);
      await field(1, 'last_name').fill('BOLD');
      await born(1, ['1991', '4', '6']);
      await page.locator('#trip-booking-contact_phone').fill('99112233');
      const send = sendOf(page, 'trip-booking');
      await send.click();
      await expect(field(1, 'first_name')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(0, 'first_name')).toHaveValue('SARNAI');
      await field(1, 'first_name').fill('TUYA');
      // Enter sends the form, and takes nobody out of it.
      await field(1, 'first_name').press('Enter');
      await expect(page).toHaveURL(/\/checkout\/AYL-/);
    });

    test('[NEED-20] [NEED-21] a transfer is booked for two, with both of its ends', async ({
      page,
      t,
      customer: _customer,
    }) => {
      await openRendered(page, `/${language}/transports?text=prius`);
      await page.locator('main a[href*="/transports/"]').first().click();
      await page
        .getByRole('link', { name: t('bus', 'transport.book') })
        .filter({ visible: true })
        .first()
        .click();
      const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`);
      await expect(field('pick_up')).not.toHaveValue('');
      await page.locator('button[name="people.set"]').last().click();
      await expect(page.locator('output').last()).toHaveText('2');
      await field('date').fill(days.depart);
      await field('time').selectOption('10:30');
      await field('contact_phone').fill('99112233');
      const send = sendOf(page, 'transport-booking');
      await send.click();
      await expect(field('drop_off')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('date')).toHaveValue(days.depart);
      await expect(field('time')).toHaveValue('10:30');
      await expect(page.locator('output').last()).toHaveText('2');
      await field('drop_off').fill('Bayangol');
      await send.click();
      await expect(page).toHaveURL(/\/checkout\/AYL-/);
    });

    test('[CALL-18] [NEED-94] a cover is priced, and ordered for two of three', async ({ page, customer }) => {
      await openRendered(page, `/${language}/insurance/schengen?to=FR`);
      const field = (name: string) => page.getByRole('main').locator(`[name="${name}"]`);
      await field('start').fill(days.depart);
      await field('end').fill(days.back);
      await page.getByRole('main').locator('form:has([name=start]) button[type=submit]').click();
      await expect(page).toHaveURL(new RegExp(`start=${days.depart}`));
      await page.locator('main a[href*="/insurance/booking/"]').last().click();
      await expect(field('start')).toHaveValue(days.depart);

      const born = async (index: number, parts: readonly string[]) => {
        for (const [place, part] of ['year', 'month', 'day'].entries())
          await field(`insured.${index}.birthday.${part}`).fill(parts[place] ?? '');
      };
      const person = async (index: number, surname: string, year: string) => {
        await field(`insured.${index}.last_name`).fill(surname);
        await field(`insured.${index}.first_name`).fill('ANUDARI');
        await born(index, [year, '5', '5']);
        await page.locator(`[name="insured.${index}.gender"][value=F]`).check({ force: true });
      };
      const count = (people: number) => page.locator(`button[name="people.set"][value="${people}"]`);
      await person(0, 'BATBOLD', '1990');
      await count(2).click();
      await count(3).click();
      await expect(field('insured.0.last_name')).toHaveValue('BATBOLD');
      await count(2).click();
      await expect(field('insured.2.last_name')).toHaveCount(0);
      await person(1, 'GANBOLD', '1930');
      await field('contact_phone').fill('99112233');
      await expect(field('contact_email')).toHaveValue(customer.email);
      const send = sendOf(page, 'cover-booking');
      await send.click();
      // Nobody of that age is covered.
      await expect(field('insured.1.birthday.year')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('insured.1.last_name')).toHaveValue('GANBOLD');
      await field('insured.1.birthday.year').fill('1992');
      await send.click();
      await expect(page).toHaveURL(/\/checkout\/AYL-/);
    });
  });
