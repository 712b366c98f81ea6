import { bookEsim } from '@aylal/contracts/esims';
import type { Currency } from '@aylal/domain/money';
import { loginDialog } from '@aylal/shell';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { devicesStub, esimStub, guideStub } from '../testing/esim-stubs.ts';

const booked = { status_code: 200 as const, message: '', result: { ref_number: 'AYL-4K7P2' } };
const refused = (problem: 'unavailable' | 'invalid-input', fields?: Record<string, string>) => ({
  status_code: (fields ? 400 : 503) as 400,
  message: '',
  result: { problem, ...(fields ? { fields } : {}) },
});

async function open(stub: Stub, email = 'anudari@example.mn', currency: Currency = 'MNT') {
  const rendered = await renderRemote(remote, {
    at: '/mn/esim/south-korea-data',
    stubs: [stub, esimStub(), guideStub(), devicesStub()],
    user: { ...buildSessionUser(), email },
    currency,
  });
  await screen.findByRole('region', { name: 'Худалдан авалт' });
  return rendered;
}
const buy = () => screen.getByRole('button', { name: 'Худалдан авах' });
const mail = () => screen.getByRole('textbox', { name: 'Имэйл' });

describe('Buying an eSIM', () => {
  it('[NEED-64] orders the chosen package for the e-mail that is known, and goes to pay', async () => {
    const stub = stubOperation(bookEsim, booked);
    const { user, record } = await open(stub);
    expect(mail()).toHaveValue('anudari@example.mn');
    await user.click(screen.getByRole('radio', { name: /5 GB/ }));
    await user.click(buy());
    expect(record.went).toEqual([expect.stringContaining('/checkout/AYL-4K7P2')]);
    expect(stub.calls.map(({ body }) => body)).toEqual([
      { slug: 'south-korea-data', package_id: 'p5', contact_email: 'anudari@example.mn' },
    ]);
  });

  it('asks for an e-mail where none is known, at its place', async () => {
    const stub = stubOperation(bookEsim, booked);
    const { user } = await open(stub, '');
    await user.click(buy());
    expect(await screen.findByText('Имэйлээ оруулна уу')).toBeVisible();
    expect(mail()).toHaveFocus();
    expect(stub.calls).toEqual([]);
  });

  it('says at its place what the provider does not take, and keeps what was typed', async () => {
    const { user } = await open(
      stubOperation(bookEsim, refused('invalid-input', { contact_email: 'validation_email' })),
      '',
    );
    await user.type(mail(), 'nobody');
    await user.click(buy());
    expect(await screen.findByText(/Имэйл хаяг буруу байна/)).toBeVisible();
    expect(mail()).toHaveValue('nobody');
  });

  it('[MNY-3] [MNY-12] asks again by itself and by the same key when no answer came, and orders once', async () => {
    const stub = stubOperation(bookEsim, ['offline', booked]);
    const { user, record } = await open(stub);
    await user.click(buy());
    await waitFor(() => expect(record.went).toHaveLength(1), { timeout: 3000 });
    expect(new Set(stub.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('has its way to pay at the foot of the whole page on a phone, not of the card alone', async () => {
    await open(stubOperation(bookEsim, booked));
    const bar = screen.getByRole('region', { name: 'Нийт' });
    expect(screen.getByRole('complementary')).not.toContainElement(bar);
    expect(bar.parentElement).toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  it('[MNY-6] names on its button the tögrög that are charged, whatever currency prices are shown in', async () => {
    await open(stubOperation(bookEsim, booked), undefined, 'USD');
    expect(screen.getByText(/₮-өөр худалдан авах/)).toBeInTheDocument();
  });

  it('hands the e-mail that was typed to the sign-in, which asks for it once only', async () => {
    const { user, record } = await renderRemote(remote, {
      at: '/mn/esim/south-korea-data',
      stubs: [esimStub(), guideStub(), devicesStub()],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Имэйл' }), 'b@example.mn');
    await user.click(buy());
    expect(record.dialogs).toEqual([
      { view: loginDialog.view, props: { reason: 'booking', known: { email: 'b@example.mn' } } },
    ]);
  });

  it('never joins what is typed with the e-mail of a session that arrives meanwhile', async () => {
    const arriving = { ...buildSessionUser(), email: 'a@example.mn' };
    const { user, services } = await renderRemote(remote, {
      at: '/mn/esim/south-korea-data',
      stubs: [esimStub(), guideStub(), devicesStub()],
      dialogs: () => arriving,
    });
    await user.click(await screen.findByRole('textbox', { name: 'Имэйл' }));
    await act(() => services.session.require('booking'));
    await user.keyboard('b@example.mn');
    expect(mail()).toHaveValue('b@example.mn');
    await user.clear(mail());
    await user.tab();
    expect(mail()).toHaveValue('a@example.mn');
  });
});
