import { screen, waitFor } from '@testing-library/react';
import { subscribeNewsletter } from '@aylal/contracts/requests';
import { stubOperation, type StubAnswer } from '@aylal/testing';
import { renderShell } from '../app/testing/render-shell.tsx';

type Answers = StubAnswer<typeof subscribeNewsletter>;

async function subscribe(email: string, answer: Answers) {
  const call = stubOperation(subscribeNewsletter, answer);
  const view = await renderShell('/mn/about', { stubs: [call] });
  const field = await screen.findByRole('textbox', { name: 'Имэйл хаяг' });
  if (email) await view.user.type(field, email);
  await view.user.click(screen.getByRole('button', { name: 'Бүртгүүлэх' }));
  return { call, field, toast: () => view.shell.toastList.get().map(({ kind, text }) => ({ kind, text })) };
}

describe('[SHELL-16] The promotion signup of the footer', () => {
  it('[ERR-31] [CALL-78.1] says that a new address is registered, and empties the field', async () => {
    const { call, field, toast } = await subscribe('bat@example.mn', { status_code: 201, message: '', result: null });
    await waitFor(() =>
      expect(toast()).toEqual([{ kind: 'success', text: 'Бүртгэгдлээ. Баталгаажуулах имэйл илгээлээ' }]),
    );
    expect(call.calls[0]?.body).toEqual({ email: 'bat@example.mn' });
    expect(field).toHaveValue('');
  });

  it('[ERR-32] [CALL-78.2] says when the address is registered already', async () => {
    const { toast } = await subscribe('bat@example.mn', { status_code: 200, message: '', result: null });
    await waitFor(() => expect(toast()).toEqual([{ kind: 'info', text: 'Энэ имэйл бүртгэлтэй байна' }]));
  });

  it.each<[string, Answers]>([
    ['a refusal', { status_code: 429, message: '', result: { problem: 'too-many-requests' } }],
    ['no network', 'offline'],
  ])('[ERR-33] says that it failed after %s, and keeps the address', async (_, answer) => {
    const { field, toast } = await subscribe('bat@example.mn', answer);
    await waitFor(() => expect(toast()).toMatchObject([{ kind: 'error', text: /^Алдаа гарлаа/ }]));
    expect(field).toHaveValue('bat@example.mn');
  });

  it.each([
    ['nothing', ''],
    ['half an address', 'bat@'],
    ['an address of 256', `${'a'.repeat(245)}@example.mn`],
  ])('[VALID-54.1] [VALID-54.2] [VALID-54.3] refuses %s at the field, and sends nothing', async (_, email) => {
    const { call, field, toast } = await subscribe(email, { status_code: 201, message: '', result: null });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveFocus();
    expect(call.calls).toHaveLength(0);
    expect(toast()).toEqual([]);
  });
});
