import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test } from '../fixtures/test.ts';
import { newTraveller } from '../fixtures/traveller.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size] of [
  ['mn', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)
  test.describe(`Without scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language, viewport: size });

    test('[PROD-03] [CALL-21] an answer is searched, and a question is sent after a mistake', async ({ page, t }) => {
      await openRendered(page, `/${language}/about`);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('host', 'footer.contact') })
        .click();
      await expect(page).toHaveURL(/\/helper#ask$/);
      const search = page.getByRole('search').getByRole('searchbox');
      await search.fill('qqqq');
      await search.press('Enter');
      await expect(page).toHaveURL(/\?q=qqqq/);
      await expect(page.getByRole('main').getByRole('heading', { name: t('pages', 'help.none.title') })).toBeVisible();

      const form = page.locator('#ask form');
      await form.locator('#ask-name').fill('Дулмаа');
      await form.locator('#ask-phone').fill('1');
      await form.locator('#ask-email').fill(newTraveller().email);
      await form.locator('#ask-message').fill('Ачаа хэдэн кг вэ?');
      await form.getByRole('button', { name: t('pages', 'request.send') }).click();
      await expect(form.locator('#ask-phone')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.locator('#ask-message')).toHaveValue('Ачаа хэдэн кг вэ?');
      await form.locator('#ask-phone').fill('99112233');
      await form.getByRole('button', { name: t('pages', 'request.send') }).click();
      await expect(page.locator('#ask').getByText(t('pages', 'request.done.text'))).toBeVisible();
    });

    test('[SHELL-16] [ERR-31] [ERR-32] offers are subscribed to in the footer, after a mistake', async ({
      page,
      t,
    }) => {
      const { email } = newTraveller();
      await openRendered(page, `/${language}`);
      const footer = page.getByRole('contentinfo');
      const field = footer.getByRole('textbox', { name: t('host', 'newsletter.email') });
      const send = footer.getByRole('button', { name: t('host', 'newsletter.send') });
      await field.fill('no address');
      await send.click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue('no address');
      await field.fill(email);
      await send.click();
      await expect.poll(() => page.content()).toContain(t('shared', 'notify_success_register'));
      await field.fill(email);
      await send.click();
      await expect.poll(() => page.content()).toContain(t('shared', 'notify_already_email'));
    });
  });
