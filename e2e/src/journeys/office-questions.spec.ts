import { expectClean } from '../fixtures/expect-clean.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

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
