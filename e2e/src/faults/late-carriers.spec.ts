import { expect, resultsAddress, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ sandbox }) => sandbox.endCallFaults());
test.afterEach(({ sandbox }) => sandbox.endCallFaults());

test('[NEED-14] [NEED-40] a carrier that does not answer costs the list nothing, and its flights come when it is asked again', async ({
  quietPage: page,
  t,
  sandbox,
}) => {
  const { depart, back } = travelDays(17);
  await sandbox.callFault({ operation: 'carrier-om', kind: 'hang' });
  await page.goto(resultsAddress('mn', { depart_date: depart, return_date: back }));
  const cards = page.locator('main article');
  const count = page.getByText(t('flights', 'results.pricePerPerson'));
  await expect(page.getByText('МИАТ хариу өгсөнгүй.')).toBeVisible();
  await expect(cards.first()).toBeVisible();
  const without = await count.innerText();
  const first = await cards.first().innerText();
  await sandbox.endCallFaults();
  await page.getByRole('button', { name: 'Дахин асуух' }).click();
  const show = page.getByRole('button', { name: 'Харуулах', exact: true });
  await expect(show).toBeVisible();
  // What is read stays until the reader wants the rest.
  expect(await cards.first().innerText()).toBe(first);
  expect(await count.innerText()).toBe(without);
  await show.click();
  await expect(page.getByText('Бүх авиа компани хариу өглөө.')).toBeVisible();
  await expect(count).not.toHaveText(without);
  await expect(page.getByRole('checkbox', { name: /^МИАТ/ })).toBeVisible();
});
