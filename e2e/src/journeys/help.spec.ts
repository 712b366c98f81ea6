import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

const visitors = [
  { language: 'mn', locale: 'mn-MN', viewport: { width: 390, height: 844 }, phone: true },
  { language: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 }, phone: false },
] as const;

const writtenPages = [
  'about',
  'term-condition?product=bus',
  'payment_condition',
  'payment_condition_hotel',
  'privacy-policy',
  'logo-download',
];

for (const { language, locale, viewport, phone } of visitors) {
  test.describe(`A visitor who looks for help, in ${language}`, () => {
    test.use({
      colorScheme: 'light',
      language,
      locale,
      viewport,
      isMobile: phone,
      hasTouch: phone,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('[ROUTE-17] [ROUTE-18] [MODAL-43] finds an answer, opens it, and reads it on its own page', async ({
      quietPage: page,
      t,
    }) => {
      await page.goto(`/${language}/helper`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectClean(page, 'help centre', 'any');
      await page.getByRole('searchbox').fill(language === 'mn' ? 'butsaah' : 'refund for a flight');
      await page
        .locator('main')
        .getByRole('link', { name: /48|буцаах|refund for a flight/ })
        .first()
        .click();
      const popup = page.getByRole('dialog', { name: t('pages', 'article.title') });
      await expect(popup.getByText(/48/).first()).toBeVisible();
      await expectClean(page, 'help article popup', 'any');
      await popup.getByRole('link', { name: t('pages', 'help.more') }).click();
      await page.waitForURL(/\/helper\/flights\/refund$/);
      await expect(page.getByRole('article').getByText(/48/).first()).toBeVisible();
      await expectClean(page, 'help article', 'any');
    });

    test('[CALL-21.1] [MODAL-35] [MODAL-33] [CALL-78.1] asks, leaves a number, asks for a firm and subscribes', async ({
      quietPage: page,
      t,
      sandbox,
    }) => {
      const mail = `help.${Date.now()}@example.mn`;
      await page.goto(`/${language}/helper`);
      const form = page.getByRole('region', { name: t('pages', 'ask.title') });
      await form.getByLabel(t('pages', 'request.name')).fill('Бат');
      await form.getByLabel(t('pages', 'request.phone')).fill('9911 2233');
      await form.getByLabel(t('pages', 'request.email')).fill(mail);
      await form.getByRole('button', { name: t('pages', 'request.send') }).click();
      await expect(form.getByText(t('shared', 'validation_required'))).toBeVisible();
      await expectClean(page, 'a question with a fault', 'any');
      await form.getByLabel(t('pages', 'request.message')).fill('?');
      await form.getByRole('button', { name: t('pages', 'request.send') }).click();
      await expect(form.getByText(t('pages', 'request.done.title'))).toBeVisible();
      await expect.poll(async () => (await sandbox.messagesTo(mail)).length).toBe(1);

      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: t('host', 'footer.contact') })
        .click();
      await expect(page.getByRole('dialog').getByRole('button', { name: t('pages', 'talk.callback') })).toBeVisible();
      await expectClean(page, 'contact popup', 'any');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('pages', 'talk.callback') })
        .click();
      const popup = page.getByRole('dialog', { name: t('pages', 'callback.title') });
      await popup.getByLabel(t('pages', 'request.name')).fill('Сараа');
      await popup.getByLabel(t('pages', 'request.phone')).fill('88112233');
      await popup.getByRole('button', { name: t('pages', 'request.send') }).click();
      await expect(popup.getByText(t('pages', 'request.done.phone_text'))).toBeVisible();
      await page.keyboard.press('Escape');

      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: t('host', 'footer.contact') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('pages', 'talk.travel') })
        .click();
      const trip = page.getByRole('dialog', { name: t('pages', 'travel.title') });
      await trip.getByRole('button', { name: t('pages', 'request.send') }).click();
      await expect(trip.getByText(t('shared', 'validation_required'))).toBeVisible();
      await expectClean(page, 'travel request with faults', 'any');
      await page.keyboard.press('Escape');

      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: t('host', 'footer.corporate') })
        .click();
      const firm = page.getByRole('dialog', { name: t('pages', 'corporate.title') });
      await firm.getByRole('button', { name: t('pages', 'request.send') }).click();
      await expect(firm.getByText(t('shared', 'validation_contact_phone_required'))).toBeVisible();
      await expectClean(page, 'corporate popup with faults', 'any');
      await page.keyboard.press('Escape');

      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: t('host', 'newsletter.email') }).fill(mail);
      await footer.getByRole('button', { name: t('host', 'newsletter.send') }).click();
      await expect(page.getByText(t('shared', 'notify_success_register'))).toBeVisible();
      await footer.getByRole('textbox', { name: t('host', 'newsletter.email') }).fill(mail);
      await footer.getByRole('button', { name: t('host', 'newsletter.send') }).click();
      await expect(page.getByText(t('shared', 'notify_already_email'))).toBeVisible();
    });

    test('[ROUTE-15] [ROUTE-16] [ROUTE-45] [ROUTE-46] [ROUTE-47] [ROUTE-48] [ROUTE-49] axe finds nothing on the text pages', async ({
      quietPage: page,
    }) => {
      for (const address of ['news/list', ...writtenPages]) {
        await page.goto(`/${language}/${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectClean(page, address, 'any');
      }
    });
  });
}

test('[ROUTE-17] the first answer of a public page is true: status, title, addresses, structured data', async ({
  request,
}) => {
  const article = await request.get('/en/helper/flights/refund');
  const html = await article.text();
  expect(article.status()).toBe(200);
  expect(html).toContain('<title>How do I get a refund for a flight? · Aylal</title>');
  expect(html.match(/rel="alternate" hreflang=/g)).toHaveLength(7);
  expect(html).toContain('"@type":"FAQPage"');
  expect((await request.get('/en/helper/flights/no-such')).status()).toBe(404);
  expect((await request.get('/en/nowhere')).status()).toBe(404);
  const map = await (await request.get('/sitemap-en.xml')).text();
  expect(map).toContain('/en/helper/flights/refund</loc>');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('the second dialog for a request brings its own words and fields alone', async ({ page, t }) => {
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const bytesSince = async (first: number) =>
    (await Promise.all(scripts.slice(first))).reduce((sum, one) => sum + one, 0);
  await page.goto('/mn/about');
  const footer = page.getByRole('contentinfo');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await footer.getByRole('button', { name: t('host', 'footer.corporate') }).click();
  await expect(page.getByRole('dialog', { name: t('pages', 'corporate.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  const between = scripts.length;
  expect(await bytesSince(before)).toBeGreaterThan(10_000);
  await footer.getByRole('button', { name: t('host', 'footer.contact') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('pages', 'talk.callback') })
    .click();
  await expect(page.getByRole('dialog', { name: t('pages', 'callback.title') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await bytesSince(between)).toBeLessThan(4_000);
});
