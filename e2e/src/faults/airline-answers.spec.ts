import { atChoiceOfPayment, bookButton, expectKept } from '../fixtures/flight-steps.ts';
import { submitBooking } from '../fixtures/passengers.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ sandbox }) => sandbox.endCallFaults());
test.afterEach(({ sandbox }) => sandbox.endCallFaults());

/** What a person can play at `/sandbox/faults`, answered by the provider itself. */
test.describe('A booking to which the airline', () => {
  test('[ERR-03] [ERR-04.1] [ERR-04.2] says sold out, then nothing, then yes: one window, its own words each time', async ({
    page,
    t,
    sandbox,
    baseURL,
  }) => {
    await atChoiceOfPayment({ page, t, sandbox, baseURL });
    const window = page.getByRole('dialog', { name: t('checkout', 'type.title') });
    await sandbox.callFault({ operation: 'airline', kind: 'fail', status: 103, times: 1 });
    await bookButton(page, t).click();
    await expect(window.getByText('Уучлаарай, энэ нислэгийн суудал дууслаа.')).toBeVisible();
    await sandbox.callFault({ operation: 'airline', kind: 'fail', status: 500, times: 1 });
    await bookButton(page, t).click();
    await expect(window.getByText('Авиа компани хариу өгсөнгүй.')).toBeVisible();
    await bookButton(page, t).click();
    await page.waitForURL(/\/checkout\//);
  });
});

test.describe('A booking that the provider', () => {
  test('[ERR-05] finds made already leads to that order, which waits for its money', async ({
    page,
    t,
    sandbox,
    baseURL,
  }) => {
    await atChoiceOfPayment({ page, t, sandbox, baseURL });
    await sandbox.callFault({ operation: 'other-tab', kind: 'fail', times: 1 });
    await bookButton(page, t).click();
    await expect(page.getByText(t('flights', 'booking.already')).first()).toBeVisible();
    await page.getByRole('link', { name: t('flights', 'booking.openOrder') }).click();
    await expect(page.getByText(t('account', 'money.unpaid.title'))).toBeVisible();
  });

  test('[GAP-49] refuses with 403 signs out, and asks to sign in with everything kept', async ({
    page,
    t,
    sandbox,
    baseURL,
  }) => {
    await atChoiceOfPayment({ page, t, sandbox, baseURL });
    await sandbox.callFault({ operation: 'book-flight', kind: 'fail', status: 403, times: 1 });
    await bookButton(page, t).click();
    await expect(page.getByText(t('flights', 'booking.signedOut')).first()).toBeVisible();
    await expectKept(page, t);
    expect((await page.context().cookies()).filter(({ name }) => name === 'tapa_accessToken')).toEqual([]);
    await submitBooking(page, t).click();
    await expect(page.getByRole('dialog').getByLabel(t('account', 'access.password'), { exact: true })).toBeVisible();
  });
});
