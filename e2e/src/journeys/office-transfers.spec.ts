import { homeDate } from '@aylal/domain/calendar';
import { book } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a transfer without an order is taken by one of two people, noted and booked as returned, and the auditor reads of it', async ({
  office,
  request,
  baseURL,
  t,
}) => {
  const amount = 30_000 + Math.floor(Math.random() * 900_000);
  const reason = `Sent back by the bank, ${amount}`;
  await request.post('/sandbox/transfer', {
    form: { action: 'send', amount: String(amount), purpose: 'for the journey' },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });

  const support = await office.open();
  await expectClean(support, 'sign-in of the office');
  await signInByKeyboard(support, t, await office.account('support'));
  const row = support.getByRole('link', { name: amount.toLocaleString('en-US') });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await row.focus();
  await support.keyboard.press('Enter');
  const take = support.getByRole('button', { name: t('office', 'owner.take') });
  await expect(take).toBeVisible();
  await expectClean(support, 'a piece of work');

  const finance = await office.open(support.url().slice(office.url.length));
  await signInByKeyboard(finance, t, await office.account('finance'));
  const slower = finance.getByRole('button', { name: t('office', 'owner.take') });
  await expect(slower).toBeVisible();
  await take.focus();
  await support.keyboard.press('Enter');
  await expect(support.getByRole('button', { name: t('office', 'owner.giveBack') })).toBeVisible();
  await slower.click();
  await expect(finance.getByRole('alert')).toHaveText(t('staff', 'write.conflict'));
  await expect(finance.getByRole('button', { name: t.like('office', 'owner.takeOver') })).toBeVisible();

  await support.getByLabel(t('office', 'note.label')).fill('The sender has been called');
  await support.getByRole('button', { name: t('office', 'note.add') }).click();
  await expect(support.getByRole('listitem').filter({ hasText: 'The sender has been called' })).toBeVisible();
  await finance.getByRole('button', { name: t.like('office', 'owner.takeOver') }).click();
  await finance.getByRole('radio', { name: t('office', 'return.ways.by-bank') }).check({ force: true });
  await finance.getByLabel(t('office', 'return.why')).fill(reason);
  await finance.getByRole('button', { name: t('office', 'return.submit.by-bank') }).click();
  await expect(finance.getByText(t('office', 'return.done.by-bank'))).toBeVisible();
  await expect(finance.getByRole('link', { name: amount.toLocaleString('en-US') })).toBeHidden();

  const auditor = await office.open('/mn/audit');
  await signInByKeyboard(auditor, t, await office.account('auditor'));
  const line = auditor.getByRole('listitem').filter({ hasText: reason });
  await expect(line).toContainText(t('office', 'act.return-transfer'));
  await expectClean(auditor, 'the audit log');
});

test('[MNY-7] a transfer that matches no order is given to its order, and the customer sees it paid', async ({
  office,
  customer,
  page,
  request,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(33);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);
  await page.goto(`/mn/checkout/${reference}`);
  await page.getByRole('radio', { name: t('checkout', 'method.TRANSFER.title') }).check({ force: true });
  await page
    .getByRole('button', { name: t.like('checkout', 'method.TRANSFER.pay') })
    .first()
    .click();
  const window = page.getByRole('dialog', { name: t('checkout', 'transfer.title') });
  const address = await window.getByRole('link', { name: t('checkout', 'transfer.openBank') }).getAttribute('href');
  const amount = new URL(address ?? '').searchParams.get('amount') ?? '';
  await request.post('/sandbox/transfer', {
    form: { action: 'send', amount, purpose: `a journey ${reference.slice(-3)}` },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });

  const support = await office.open('/mn/work?kind=unmatched-transfer&owner=nobody');
  await signInByKeyboard(support, t, await office.account('support'));
  await support
    .getByRole('link', { name: Number(amount).toLocaleString('en-US') })
    .last()
    .click();
  await support.getByRole('button', { name: t('office', 'owner.take') }).click();
  await support.getByLabel(t('office', 'assign.order')).fill('AYL-22222222');
  await support.getByLabel(t('office', 'assign.reason')).fill('Named on the phone');
  await support.getByRole('button', { name: t('office', 'assign.submit') }).click();
  await expect(support.getByText(t('office', 'assign.noOrder'))).toBeVisible();
  await support.getByLabel(t('office', 'assign.order')).fill(reference);
  await support.getByRole('button', { name: t('office', 'assign.submit') }).click();
  await expect(support.getByText(t('office', 'assign.toast', { order: reference }))).toBeVisible();

  await expect(window.getByText(t('checkout', 'transfer.paid.title'))).toBeVisible({ timeout: 20_000 });
});

test('[MNY-7] a transfer that belongs to no order is paid back to its sender, and the books of the day have it', async ({
  office,
  request,
  sandbox,
  baseURL,
  t,
}) => {
  const amount = 30_000 + Math.floor(Math.random() * 900_000);
  const today = async () => `/mn/money?day=${homeDate((await sandbox.now()).getTime())}`;
  const finance = await office.open(await today());
  await signInByKeyboard(finance, t, await office.account('finance'));
  const books = finance.getByRole('region', { name: t('office', 'books.title'), exact: true });
  await expect(books.getByRole('table')).toBeVisible();
  const debited = async () => {
    const row = books.getByRole('row').filter({ hasText: 'unmatched:transfers' });
    const debit = (await row.count()) === 0 ? '' : await row.getByRole('cell').nth(1).textContent();
    return Number((debit ?? '').replaceAll(/\D/g, ''));
  };
  const before = await debited();

  await request.post('/sandbox/transfer', {
    form: { action: 'send', amount: String(amount), purpose: 'to the wrong account' },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });
  await finance.goto('/mn/work?kind=unmatched-transfer&owner=nobody');
  const row = finance.getByRole('link', { name: amount.toLocaleString('en-US') });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await row.click();
  await finance.getByRole('button', { name: t('office', 'owner.take') }).click();
  await finance.getByLabel(t('office', 'return.bank')).selectOption('Khan');
  await finance.getByLabel(t('office', 'return.why')).fill('Meant for another shop');
  await expectClean(finance, 'sending a transfer back');
  await finance.getByRole('button', { name: t('office', 'return.submit.pay') }).click();
  await expect(finance.getByText(t('office', 'return.done.pay'))).toBeVisible();
  await expect(row).toBeHidden();

  await expect(async () => {
    await finance.goto(await today());
    await expect(books.getByRole('table')).toBeVisible();
    expect((await debited()) - before).toBeGreaterThanOrEqual(amount);
  }).toPass({ timeout: 60_000 });
});
