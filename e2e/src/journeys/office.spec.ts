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

test('an order is found by the phone of its contact and cancelled for its customer, who sees it', async ({
  office,
  customer,
  page,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(34);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);

  const support = await office.open('/mn/orders');
  await signInByKeyboard(support, t, await office.account('support'));
  const search = support.getByLabel(t('office', 'orders.search'));
  const row = support.getByRole('link', { name: reference });
  // The words of a new order are written within seconds.
  await expect(async () => {
    await search.fill(customer.email);
    await search.press('Enter');
    await expect(row).toBeVisible({ timeout: 2_000 });
    await search.fill(reference);
    await search.press('Enter');
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  expect(support.url()).toBe(`${office.url}/mn/orders`);
  await expectClean(support, 'orders of the office');
  await row.focus();
  await support.keyboard.press('Enter');

  const people = support.getByRole('region', { name: t('office', 'people.title') });
  await expect(people).not.toContainText(customer.email);
  await people.getByLabel(t('office', 'people.why')).fill('Calls the customer back');
  await people.getByRole('button', { name: t('office', 'people.reveal') }).click();
  await expect(people).toContainText(customer.email);
  await expectClean(support, 'an order in the office');

  const cancel = t('office', 'action.cancel.name');
  await support.getByRole('radio', { name: cancel }).check({ force: true });
  await support.getByLabel(t('office', 'action.why')).fill('The customer asked on the phone');
  await support.getByRole('button', { name: cancel }).click();
  await expect(support.getByText(t('office', 'action.cancel.done'))).toBeVisible();
  await expect(support.getByRole('region', { name: t('office', 'office.title') })).toContainText(
    'The customer asked on the phone',
  );

  await page.goto(`/mn/user/order/flight/${reference}`);
  await expect(page.getByText('Цуцлагдсан').first()).toBeVisible();
});

test('a question of a customer is taken, read and answered by mail', async ({ office, page, sandbox, baseURL, t }) => {
  const email = `asks-${Date.now().toString(36)}@example.mn`;
  const asked = await page.request.post('/api/gandan/air/customer_help_center/', {
    data: { dial_code: '976', phone: '99112233', name: 'Бат', email, message: 'Where is my ticket?', ref_number: '' },
    headers: { 'x-aylal-client': 'web', 'accept-language': 'mn', origin: baseURL ?? '' },
  });
  expect(asked.status()).toBe(201);

  const support = await office.open('/mn/work?kind=request&owner=nobody');
  await signInByKeyboard(support, t, await office.account('support'));
  await support
    .getByRole('link', { name: t('office', 'kind.request.name') })
    .last()
    .click();
  await expect(support.getByText(t('office', 'request.takeFirst'))).toBeVisible();
  await support.getByRole('button', { name: t('office', 'owner.take') }).click();
  await expect(support.getByText('Where is my ticket?')).toBeVisible();
  await expectClean(support, 'a request in the office');
  await support.getByLabel(t('office', 'request.reply')).fill('It is in your mailbox.');
  await support.getByRole('button', { name: t('office', 'request.send') }).click();
  await expect(support.getByRole('listitem').filter({ hasText: 'It is in your mailbox.' })).toBeVisible();
  await expect
    .poll(async () => (await sandbox.messagesTo(email)).map(({ body }) => body).join('\n'))
    .toContain('It is in your mailbox.');
});

test('much money by judgement is given by two people, and lands in the customer’s wallet', async ({
  office,
  customer,
  page,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(35);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);
  const support = await office.open(`/mn/orders/${reference}`);
  await signInByKeyboard(support, t, await office.account('support'));
  const part = support.getByRole('region', { name: t('office', 'goodwill.title') });
  await part.getByLabel(t('office', 'goodwill.amount')).fill('150,000');
  await part.getByLabel(t('office', 'goodwill.why')).fill('The bag came late');
  await part.getByRole('button', { name: t('office', 'goodwill.ask') }).click();
  await expect(part.getByText(t('office', 'goodwill.waiting'))).toBeVisible();

  const finance = await office.open('/mn/work?kind=goodwill');
  await signInByKeyboard(finance, t, await office.account('finance'));
  await finance.getByRole('link', { name: reference }).first().click();
  await finance.getByRole('link', { name: reference, exact: true }).last().click();
  await finance.getByRole('radio', { name: t('office', 'goodwill.agree') }).check({ force: true });
  const decision = finance.getByRole('region', { name: t('office', 'goodwill.title') });
  await decision.getByLabel(t('office', 'goodwill.decideWhy')).fill('Looked at it');
  await decision.getByRole('button', { name: t('office', 'goodwill.agree') }).click();
  await expect(decision.getByText(t('office', 'goodwill.paid'), { exact: true })).toBeVisible();
  await expectClean(finance, 'money by judgement');

  await page.goto('/mn/user/wallet');
  await expect(page.getByText('150,000').first()).toBeVisible();
});

test('news are written in six languages, previewed and published, and customers read them', async ({
  office,
  page,
  t,
}) => {
  const slug = `route-${Date.now().toString(36)}`;
  const writer = await office.open('/mn/content');
  await signInByKeyboard(writer, t, await office.account('content'));
  await writer.getByLabel(t('office', 'content.name')).fill(slug);
  await writer.getByRole('button', { name: t('office', 'content.begin') }).click();
  // Old, so that the home page of other tests is as it was.
  await writer.getByLabel(t('office', 'content.fields.date')).fill('2020-01-01');
  await writer.getByLabel(t('office', 'content.fields.picture')).fill('/pictures/places/lake/3.svg');
  const languages = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'] as const;
  const card = (locale: (typeof languages)[number]) =>
    writer.getByRole('group', { name: t('office', `language.${locale}`), exact: true });
  for (const locale of languages) {
    await card(locale).getByLabel(t('office', 'content.titleOf')).fill(`${slug} ${locale}`);
    await card(locale).getByLabel(t('office', 'content.textOf')).fill('<p>To <b>Osaka</b></p>');
  }
  await expectClean(writer, 'writing content');
  await writer.getByRole('radio', { name: t('office', 'content.preview') }).check({ force: true });
  await expect(card('ja').locator('b')).toHaveText('Osaka');
  await writer.getByRole('button', { name: t('office', 'content.save') }).click();
  await expect(writer.getByText(t('office', 'content.saved'))).toBeVisible();
  await writer.getByRole('radio', { name: t('office', 'content.ways.now') }).check({ force: true });
  await writer.getByLabel(t('office', 'action.why')).fill('A new route');
  await writer.getByRole('button', { name: t('office', 'content.ways.now') }).click();
  await expect(writer.getByText(t('office', 'content.done.now'))).toBeVisible();

  await expect(async () => {
    await page.goto('/en/news/list');
    await expect(page.getByText(`${slug} en`)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
});

test('a promotion is put into the menu, and a customer follows it from the phone’s menu', async ({
  office,
  page,
  t,
}) => {
  const slug = `menu-${Date.now().toString(36)}`;
  const writer = await office.open(`/mn/content/promotion/${slug}`);
  await signInByKeyboard(writer, t, await office.account('content'));
  await writer.getByLabel(t('office', 'content.fields.place')).selectOption('menu');
  await writer.getByLabel(t('office', 'content.fields.to')).fill('/esim');
  for (const locale of ['mn', 'en', 'zh', 'ru', 'ko', 'ja'] as const) {
    const card = writer.getByRole('group', { name: t('office', `language.${locale}`), exact: true });
    await card.getByLabel(t('office', 'content.titleOf')).fill(`${slug} ${locale}`);
    await card.getByLabel(t('office', 'content.textOf')).fill('Data abroad');
  }
  await writer.getByRole('button', { name: t('office', 'content.save') }).click();
  await expect(writer.getByText(t('office', 'content.saved'))).toBeVisible();
  await writer.getByRole('radio', { name: t('office', 'content.ways.now') }).check({ force: true });
  await writer.getByLabel(t('office', 'action.why')).fill('Before the holidays');
  await writer.getByRole('button', { name: t('office', 'content.ways.now') }).click();
  await expect(writer.getByText(t('office', 'content.done.now'))).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const banner = page.getByRole('link', { name: new RegExp(`${slug} mn`) });
  await expect(async () => {
    await page.goto('/mn/about');
    await page.getByRole('button', { name: t('host', 'menu.open') }).click();
    await expect(banner).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await expectClean(page, 'the menu of a phone with a banner');
  await banner.click();
  await expect(page).toHaveURL(/\/mn\/esim/);

  // The menu of other tests is as it was.
  await writer.getByRole('radio', { name: t('office', 'content.ways.retire') }).check({ force: true });
  await writer.getByLabel(t('office', 'action.why')).fill('The journey is over');
  await writer.getByRole('button', { name: t('office', 'content.ways.retire') }).click();
  await expect(writer.getByText(t('office', 'content.done.retire'))).toBeVisible();
});

test('nothing waits beyond the edge of a phone', async ({ office, t }) => {
  const page = await office.open();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByKeyboard(page, t, await office.account('support'));
  await expect(page.getByRole('heading', { level: 1, name: t('office', 'work.title') })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('[CALL-25] a coupon is made, a customer pays less with it, and nobody can use it once it is ended', async ({
  office,
  customer,
  page,
  baseURL,
  t,
}) => {
  const code = `OFFICE-${Date.now().toString(36).toUpperCase()}`;
  const writer = await office.open('/mn/coupons');
  await signInByKeyboard(writer, t, await office.account('content'));
  await writer.getByText(t('office', 'coupons.new')).click();
  const field = (name: string) => writer.getByLabel(t('office', `coupons.fields.${name}`));
  await field('code').fill(code.toLowerCase());
  await field('kind').selectOption('amount');
  await field('value').fill('20,000');
  await field('last_day').fill('2020-01-01');
  await field('reason').fill('For those who come back');
  await expectClean(writer, 'a new coupon');
  const make = writer.getByRole('button', { name: t('office', 'coupons.make') });
  await make.click();
  await expect(writer.getByText(t('shared', 'validation_date_past'))).toBeVisible();
  await expect(field('last_day')).toBeFocused();
  await field('last_day').fill(travelDays().depart);
  await make.click();
  const row = writer.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText(t('office', 'coupons.states.open'));

  const bookIn = (weeks: number) => {
    const { depart, back } = travelDays(weeks);
    return book(page.context().request, baseURL ?? '', customer, { depart_date: depart, return_date: back });
  };
  const orders = [await bookIn(26), await bookIn(27)];
  const use = async (order: string | undefined) => {
    await page.goto(`/mn/checkout/${order}`);
    await page.getByLabel(t('checkout', 'coupon.label')).fill(code);
    await page.getByRole('button', { name: t('checkout', 'coupon.apply') }).click();
  };
  await use(orders[0]);
  await expect(page.getByText(t('checkout', 'sum.coupon', { code }))).toBeVisible();

  await row.getByText(t('office', 'coupons.end'), { exact: true }).click();
  await row.getByLabel(t('office', 'coupons.endWhy')).fill('All of them are back');
  await row.getByRole('button', { name: t('office', 'coupons.endNow', { code }) }).click();
  await expect(row).toContainText(t('office', 'coupons.states.over'));
  await expectClean(writer, 'the coupons');
  await use(orders[1]);
  await expect(page.getByText(t('shared', 'problem.coupon-expired'))).toBeVisible();
});

test('[ROUTE-46] the terms of a product are changed, and customers read them in two languages', async ({
  office,
  browser,
  baseURL,
  t,
}) => {
  const mark = `bags-${Date.now().toString(36)}`;
  const writer = await office.open('/mn/content?kind=page');
  await signInByKeyboard(writer, t, await office.account('content'));
  await writer.getByRole('link', { name: /terms-mobility/ }).click();
  const card = (locale: 'mn' | 'en') =>
    writer.getByRole('group', { name: t('office', `language.${locale}`), exact: true });
  for (const locale of ['mn', 'en'] as const) {
    const text = card(locale).getByLabel(t('office', 'content.textOf'));
    const before = await text.inputValue();
    await text.fill(`${before.replaceAll(/<p>bags-.*?<\/p>/g, '')}<p>${mark} <b>${locale}</b></p>`);
  }
  await expectClean(writer, 'writing a page of the shop');
  await writer.getByRole('button', { name: t('office', 'content.save') }).click();
  await expect(writer.getByText(t('office', 'content.saved'))).toBeVisible();
  await expect(writer.getByRole('radio', { name: t('office', 'content.ways.retire') })).toHaveCount(0);
  await writer.getByRole('radio', { name: t('office', 'content.ways.now') }).check({ force: true });
  await writer.getByLabel(t('office', 'action.why')).fill('Bags are allowed');
  await writer.getByRole('button', { name: t('office', 'content.ways.now') }).click();
  await expect(writer.getByText(t('office', 'content.done.now'))).toBeVisible();

  // Without scripts: what the server renders is what customers and search engines read.
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const reader = await context.newPage();
  for (const locale of ['mn', 'en'])
    await expect(async () => {
      await reader.goto(`/${locale}/term-condition?product=mobility`);
      await expect(reader.getByText(`${mark} ${locale}`)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 90_000 });
  await context.close();
});
