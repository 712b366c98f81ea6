import { signIn } from '@aylal/contracts/account';
import { buildSessionUser, stubOperation } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { stubAccess } from '../testing/scenarios.ts';
import { open } from './testing/open-access.tsx';

describe('Signing in', () => {
  it('[MODAL-01] [SESS-01] [GAP-73.1] [GAP-73.4] resolves with the user, by phone and password, and stays on the page', async () => {
    const stubs = stubAccess();
    const { press, type, closed, record } = await open({ stubs });
    await type('Утасны дугаар', '9911 2233');
    await type('Нууц үг', 'ayan zam 2026');
    await press('Нэвтрэх');
    await waitFor(() => expect(closed).toEqual([buildSessionUser()]));
    expect(stubs.find((stub) => stub.endpoint === signIn)?.calls[0]?.body).toEqual({
      login: '99112233',
      dial_code: '976',
      password: 'ayan zam 2026',
    });
    expect(record.went).toEqual([]);
  });

  it('[GAP-73.1] signs in by e-mail, on Enter', async () => {
    const stubs = stubAccess();
    const { user, type, closed } = await open({ stubs });
    await user.click(screen.getByRole('radio', { name: 'Имэйл' }));
    await type('Имэйл хаяг', 'ner@mail.mn');
    await type('Нууц үг', 'ayan zam 2026{Enter}');
    await waitFor(() => expect(closed).toHaveLength(1));
    expect(stubs.find((stub) => stub.endpoint === signIn)?.calls[0]?.body).toEqual({
      login: 'ner@mail.mn',
      password: 'ayan zam 2026',
    });
  });

  it.each([
    ['booking', 'Захиалахын тулд нэвтэрнэ үү', 'Нэвтрэх'],
    ['payment', 'Төлөхийн тулд нэвтэрнэ үү', 'Нэвтрээд төлөх'],
    ['orders', 'Захиалгаа харахын тулд нэвтэрнэ үү', 'Нэвтрэх'],
    ['saveHotel', 'Буудлаа хадгалахын тулд нэвтэрнэ үү', 'Нэвтрэх'],
  ] as const)('says why it is asked for before %s', async (reason, heading, button) => {
    await open({ reason });
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });

  it('says at each field what is missing, takes the focus there, and sends nothing', async () => {
    const stubs = stubAccess();
    const { press } = await open({ stubs });
    await press('Нэвтрэх');
    expect(screen.getByLabelText('Утасны дугаар')).toHaveAccessibleDescription('Утасны дугаараа оруулна уу');
    expect(screen.getByLabelText('Нууц үг')).toHaveAccessibleDescription('Нууц үгээ оруулна уу');
    expect(screen.getByLabelText('Утасны дугаар')).toHaveFocus();
    expect(stubs.flatMap((stub) => stub.calls)).toEqual([]);
  });

  it('[SEC-5] refuses a wrong login and a wrong password with the same words, and keeps what was typed', async () => {
    const { press, type, closed } = await open();
    await type('Утасны дугаар', '99112233');
    await type('Нууц үг', 'no');
    await press('Нэвтрэх');
    expect(await screen.findByRole('alert')).toHaveTextContent('Нэвтрэх нэр эсвэл нууц үг буруу байна');
    expect(screen.getByLabelText('Утасны дугаар')).toHaveValue('99112233');
    expect(screen.getByLabelText('Нууц үг')).toHaveValue('no');
    expect(closed).toEqual([]);
  });

  it('[SEC-7] says that there were too many tries and what to do', async () => {
    const { press, type } = await open({
      stubs: [stubOperation(signIn, { status_code: 429, message: '', result: { problem: 'too-many-requests' } })],
    });
    await type('Утасны дугаар', '99112233');
    await type('Нууц үг', 'secret');
    await press('Нэвтрэх');
    expect(await screen.findByRole('alert')).toHaveTextContent('Олон удаа оролдсон тул түр хаалттай');
  });

  it('keeps everything when the network is away', async () => {
    const { press, type } = await open({ stubs: [stubOperation(signIn, 'offline')] });
    await type('Утасны дугаар', '99112233');
    await type('Нууц үг', 'secret');
    await press('Нэвтрэх');
    expect(await screen.findByRole('alert')).toHaveTextContent('Сүлжээ тасарлаа. Бичсэн зүйл тань хэвээрээ');
    expect(screen.getByLabelText('Утасны дугаар')).toHaveValue('99112233');
  });

  it('keeps phone and address while one switches between them', async () => {
    const { user, type } = await open();
    await type('Утасны дугаар', '99112233');
    await user.click(screen.getByRole('radio', { name: 'Имэйл' }));
    await type('Имэйл хаяг', 'ner@mail.mn');
    await user.click(screen.getByRole('radio', { name: 'Утас' }));
    expect(screen.getByLabelText('Утасны дугаар')).toHaveValue('99112233');
  });

  it('[SEC-7] lets password managers fill and the customer paste', async () => {
    const { user } = await open();
    expect(screen.getByLabelText('Утасны дугаар')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Нууц үг')).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByLabelText('Нууц үг'));
    await user.paste('from a manager');
    expect(screen.getByLabelText('Нууц үг')).toHaveValue('from a manager');
  });
});
