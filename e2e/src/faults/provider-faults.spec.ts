import { expect, resultsAddress, test, travelDays } from '../fixtures/test.ts';

const priceOf = (text: string) => Number(text.replace(/\D/g, ''));

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ sandbox }) => sandbox.endCallFaults());
test.afterEach(({ sandbox }) => sandbox.endCallFaults());

test.describe('The market', () => {
  test('[MNY-6] with a changed price asks, old and new, before anything goes on', async ({ page, t, sandbox }) => {
    await page.goto(resultsAddress('mn'));
    await page
      .getByRole('link', { name: t.like('flights', 'card.selectLabel') })
      .first()
      .click();
    const go = page.getByRole('button', { name: t('flights', 'offer.continue') }).first();
    await expect(go).toBeVisible();
    await sandbox.callFault({ operation: 'flight-market', kind: 'price-change', percent: 25 });
    await go.click();
    const question = page.getByRole('alertdialog', { name: t('flights', 'offer.changedTitle') });
    await expect(question).toBeVisible();
    const [, before = 0, after = 0] = [...(await question.innerText()).matchAll(/[\d,. ]+₮/g)].map(([price]) =>
      priceOf(price),
    );
    expect(after).toBeGreaterThan(before);
    expect(after / before).toBeGreaterThan(1.1);
    await question.getByRole('button', { name: t('shared', 'action.cancel') }).click();
    await expect(page).toHaveURL(/\/flights\/offer/);
    await go.click();
    await question.getByRole('button', { name: t('flights', 'offer.changedConfirm') }).click();
    await page.waitForURL(/\/flights\/booking/);
  });

  test('[MNY-6] that has sold the seats says so and where the money is', async ({ page, t, sandbox }) => {
    await page.goto(resultsAddress('mn'));
    await page
      .getByRole('link', { name: t.like('flights', 'card.selectLabel') })
      .first()
      .click();
    const go = page.getByRole('button', { name: t('flights', 'offer.continue') }).first();
    await expect(go).toBeVisible();
    await sandbox.callFault({ operation: 'flight-market', kind: 'sold-out' });
    await go.click();
    await expect(page.getByText(t('shared', 'problem.sold-out')).first()).toBeVisible();
    await expect(page).toHaveURL(/\/flights\/offer/);
  });
});

test.describe('A search whose answer', () => {
  for (const kind of ['fail', 'malformed', 'drop-answer'] as const)
    test(`[REL-3] [REL-4] does not come (${kind}) is reported in place, the shell goes on, and another try brings it`, async ({
      page,
      t,
      sandbox,
    }) => {
      await sandbox.callFault({ operation: 'search-flight-offers', kind, ...(kind === 'fail' ? { status: 503 } : {}) });
      await page.goto(resultsAddress('mn'));
      await expect(page.getByText(t('shared', 'failed.title'))).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('navigation', { name: t('host', 'menu.label') })).toBeVisible();
      await sandbox.endCallFaults();
      await page.getByRole('button', { name: t('shared', 'action.retry') }).click();
      await expect(page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first()).toBeVisible({
        timeout: 30_000,
      });
    });

  test('[REL-1] is slow shows where the flights will be', async ({ page, t, sandbox }) => {
    await sandbox.callFault({ operation: 'search-flight-offers', kind: 'slow', delay_ms: 4000 });
    await page.goto(resultsAddress('mn'));
    await expect(page.getByText(t('flights', 'results.searching')).first()).toBeAttached();
    await expect(page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first()).toBeVisible({
      timeout: 30_000,
    });
  });
});

test.describe('A provider that is down', () => {
  test('[REL-4] leaves the shell, the home page and the information pages', async ({ page, t, sandbox }) => {
    await sandbox.callFault({ operation: '*', kind: 'fail', status: 503 });
    await page.goto('/mn');
    await expect(page.getByRole('heading', { level: 1, name: t('host', 'home.heading') })).toBeVisible();
    await page.goto('/mn/about');
    await expect(page.getByRole('heading', { level: 1, name: t('host', 'page.about') })).toBeVisible();
    await page.goto(resultsAddress('mn'));
    await expect(page.getByText(t('shared', 'failed.title'))).toBeVisible({ timeout: 30_000 });
  });
});

test.describe('Without a network', () => {
  test('[REL-5] it is said, what is typed stays, and it goes away by itself', async ({ page, context, t }) => {
    await page.goto('/mn/about');
    await expect(page.getByRole('navigation', { name: t('host', 'menu.label') })).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await expect(page.getByText(t('host', 'offline.title'))).toBeInViewport();
    await context.setOffline(false);
    await expect(page.getByText(t('host', 'offline.title'))).toHaveCount(0);
  });

  test('[REL-5] what is read then says so, and comes by itself with the network', async ({ page, context, t }) => {
    await page.goto(`/mn/bus/schedule/101-202-${travelDays(5).depart}`);
    const days = page.getByRole('navigation', { name: t('bus', 'schedule.days') }).getByRole('link');
    await expect(days.last()).toBeVisible();
    await expect(page.getByText(t('bus', 'schedule.loading'))).toHaveCount(0);
    await context.setOffline(true);
    await days.last().click();
    const failed = page.getByRole('alert').filter({ hasText: t('bus', 'schedule.failed') });
    await expect(failed).toContainText(t('shared', 'failed.offline'), { timeout: 30_000 });
    await context.setOffline(false);
    await expect(failed).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});
