import { pay } from '../fixtures/booking.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test('[ROUTE-41] [CALL-09] [CALL-17] [CALL-18] [NEED-94] [MODAL-08.1] [MODAL-69] a cover is found by country, priced, booked, paid, and its policy is there', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  const { depart: start, back: end } = travelDays(11);
  await page.goto('/mn/insurance?text=france');
  await page.getByRole('link', { name: 'Франц', exact: true }).click();
  await page.waitForURL(/\/mn\/insurance\/schengen\?to=FR/);
  await page.goto(`/mn/insurance/schengen?start=${start}&end=${end}&to=FR`);
  await expect(page.getByRole('heading', { name: t('esim', 'cover.risks.notCovered') })).toBeVisible();
  await page.getByRole('button', { name: t('esim', 'cover.terms.read') }).click();
  const terms = page.getByRole('dialog', { name: t('esim', 'cover.terms.title') });
  await expect.poll(async () => (await terms.boundingBox())?.width).toBe(720);
  const file = await terms.getByRole('link', { name: t('esim', 'cover.terms.open') }).getAttribute('href');
  expect(new URL(page.url()).searchParams.get('terms')).toBe('schengen-terms');
  const paper = await page.request.get(file ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  await page.keyboard.press('Escape');
  await expect(terms).toHaveCount(0);
  await expect(page).not.toHaveURL(/terms=/);
  await page.getByRole('link', { name: t('esim', 'cover.price.book') }).click();

  const field = (key: string) => page.getByRole('textbox', { name: t('shared', `person.${key}`), exact: true });
  await field('surname').fill('BATBOLD');
  await field('given_name').first().fill('ANUDARI');
  const born = page.getByRole('group', { name: t('shared', 'person.date_of_birth') }).getByRole('textbox');
  for (const [index, part] of ['1930', '05', '05'].entries()) await born.nth(index).fill(part);
  await page.getByText(t('shared', 'person.female'), { exact: true }).click();
  await expect(page.getByText(t('shared', 'validation_insurance_age')).first()).toBeVisible();
  await born.first().fill('1990');
  await expect(page.getByText(t('shared', 'validation_insurance_age'))).toHaveCount(0);
  const contact = (key: string) => page.getByRole('textbox', { name: t('shared', `contact.${key}`), exact: true });
  await expect(contact('contact_email')).toHaveValue(customer.email);
  await contact('contact_name').last().fill('ANUDARI BATBOLD');
  await contact('contact_phone').fill('99112233');
  await page.getByRole('button', { name: t('esim', 'cover.booking.submit') }).click();

  await page.waitForURL(/\/mn\/checkout\/AYL/);
  await expect(page.getByText('Шенген визийн даатгал').first()).toBeVisible();
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await pay(page, baseURL ?? '', reference);

  await page.goto(`/mn/user/order/insurance/${reference}`);
  await page.getByRole('link', { name: t('esim', 'cover.order.open') }).click();
  const policy = page.getByRole('region', { name: t('esim', 'cover.policy.title') });
  await expect(policy).toContainText(/TD-SC-[0-9A-F]{8}/);
  await expect(policy).toContainText('BATBOLD ANUDARI');
});
