import { book } from '../fixtures/booking.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('[MODAL-40] [INST-14.1] [CALL-45] an order is paid in parts instead of in full, and in full again', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  const { depart, back } = travelDays(29);
  const reference = await book(
    page.context().request,
    baseURL ?? '',
    customer,
    { depart_date: depart, return_date: back },
    { wanted: 'in-parts' },
  );
  await page.goto(`/mn/checkout/${reference}`);
  const open = page.getByRole('button', { name: t('checkout', 'terms.open'), exact: true });
  const terms = page.getByRole('dialog', { name: t('checkout', 'terms.title') });
  const save = terms.getByRole('button', { name: t('checkout', 'terms.action') });

  await open.click();
  await terms
    .getByRole('radio', { name: t.like('checkout', 'type.parts.title') })
    .first()
    .check({ force: true });
  await expect(save).toBeDisabled();
  await terms.getByRole('checkbox').check({ force: true });
  await save.click();
  await page.waitForURL(/\?p=bnpl$/);
  await expect(page.getByText(t('checkout', 'sum.later'))).toBeVisible();

  await open.click();
  await terms
    .getByRole('radio', { name: t.like('checkout', 'type.regular.title') })
    .first()
    .check({ force: true });
  await save.click();
  await page.waitForURL(/\?p=regular$/);
  await expect(page.getByText(t('checkout', 'sum.later'))).toBeHidden();
});
