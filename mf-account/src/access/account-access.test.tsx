import { checkVerifyCode, recoverPassword, registerAccount, sendVerifyCode, signIn } from '@aylal/contracts';
import { buildSessionUser, renderPart, stubOperation, type Stub, type TestServicesOptions } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { stubAccess } from '../testing/scenarios.ts';
import { view } from './login-dialog.tsx';

type Open = { stubs?: Stub[]; reason?: 'booking' | 'payment' | 'orders' } & TestServicesOptions;

async function open({ stubs = stubAccess(), reason, ...options }: Open = {}) {
  const closed: unknown[] = [];
  const { Component } = view;
  const rendered = await renderPart(
    remote,
    <Component props={reason ? { reason } : {}} close={(user) => closed.push(user)} />,
    { stubs, ...options },
  );
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  const type = (label: string, text: string) => rendered.user.type(screen.getByLabelText(label), text);
  return { ...rendered, closed, press, type };
}

const ok = { status_code: 200 as const, message: '', result: null };
const wrong = <P extends 'wrong-code' | 'code-expired'>(problem: P) => ({
  status_code: 400 as const,
  message: '',
  result: { problem },
});

describe('Signing in', () => {
  it('[MODAL-01] [SESS-01] [GAP-73] resolves with the user, by phone and password', async () => {
    const stubs = stubAccess();
    const { press, type, closed } = await open({ stubs });
    await type('Утасны дугаар', '9911 2233');
    await type('Нууц үг', 'ayan zam 2026');
    await press('Нэвтрэх');
    await waitFor(() => expect(closed).toEqual([buildSessionUser()]));
    expect(stubs.find((stub) => stub.endpoint === signIn)?.calls[0]?.body).toEqual({
      login: '99112233',
      dial_code: '976',
      password: 'ayan zam 2026',
    });
  });

  it('[GAP-73] signs in by e-mail, on Enter', async () => {
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

async function toCode(options: Open = {}) {
  const flow = await open(options);
  await flow.type('Утасны дугаар', '99112233');
  await flow.press('Бүртгүүлэх');
  await flow.press('Код авах');
  await screen.findByLabelText('Баталгаажуулах код');
  return flow;
}

describe('Registering', () => {
  it('[GAP-73] [GAP-38] goes from contact to code to names, and ends signed in', async () => {
    const stubs = stubAccess();
    const { press, type, closed } = await toCode({ stubs });
    expect(screen.getByText('+976 99112233 руу код илгээсэн. Код 5 минут хүчинтэй.')).toBeVisible();
    expect(screen.getByText(/Зөвхөн хамгийн сүүлд ирсэн код хүчинтэй/)).toBeVisible();
    await type('Баталгаажуулах код', '1234');
    await press('Баталгаажуулах');
    await type('Овог', 'BATBOLD');
    await type('Нэр', 'ANUDARI');
    await type('Шинэ нууц үг', 'ayan zam 2026');
    await press('Бүртгүүлээд нэвтрэх');
    await waitFor(() => expect(closed).toEqual([buildSessionUser()]));
    const sent = (endpoint: unknown) => stubs.find((stub) => stub.endpoint === endpoint)?.calls[0]?.body;
    expect(sent(sendVerifyCode)).toEqual({ phone: '99112233', dial_code: '976', purpose: 'register' });
    expect(sent(registerAccount)).toEqual({
      phone: '99112233',
      dial_code: '976',
      last_name: 'BATBOLD',
      first_name: 'ANUDARI',
      password: 'ayan zam 2026',
      verify_code: '1234',
    });
  });

  it('[VALID-39] [VALID-40] [VALID-41] confirms only 4 digits', async () => {
    const { type } = await toCode();
    const confirm = screen.getByRole('button', { name: 'Баталгаажуулах' });
    expect(confirm).toBeDisabled();
    await type('Баталгаажуулах код', '12a3');
    expect(confirm).toBeDisabled();
    await type('Баталгаажуулах код', '4');
    expect(confirm).toBeEnabled();
    expect(screen.getByLabelText('Баталгаажуулах код')).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it.each(['mn', 'en'] as const)(
    '[ERR-25] [GAP-63] says the fixed text for a wrong code, in %s too',
    async (locale) => {
      const { user, record } = await open({ locale });
      const words = {
        mn: ['Утасны дугаар', 'Бүртгүүлэх', 'Код авах', 'Баталгаажуулах'],
        en: ['Phone number', 'Register', 'Send the code', 'Confirm'],
      }[locale];
      await user.type(screen.getByLabelText(words[0] ?? ''), '99112233');
      await user.click(screen.getByRole('button', { name: words[1] ?? '' }));
      await user.click(screen.getByRole('button', { name: words[2] ?? '' }));
      await user.type(await screen.findByRole('textbox'), '9999');
      await user.click(screen.getByRole('button', { name: words[3] ?? '' }));
      await waitFor(() => expect(record.toasts).toEqual([{ kind: 'error', text: 'Баталгаажуулах код буруу байна' }]));
      expect(screen.getByRole('alert')).toHaveTextContent('Баталгаажуулах код буруу байна');
    },
  );

  it('[ERR-26] [GAP-63] says the fixed text when the code could not be sent', async () => {
    const { type, press } = await open({ stubs: [stubOperation(sendVerifyCode, 'offline')] });
    await type('Утасны дугаар', '99112233');
    await press('Бүртгүүлэх');
    await press('Код авах');
    expect(await screen.findByText('Код илгээхэд алдаа гарлаа')).toBeVisible();
    expect(screen.getByLabelText('Утасны дугаар')).toHaveValue('99112233');
  });

  it('[SEC-4] sends another code after 30 s only', async () => {
    let now = Date.parse('2026-11-21T02:00:00Z');
    const stubs = stubAccess();
    const { user } = await toCode({ stubs, now: () => new Date(now) });
    expect(screen.getByText(/Шинэ код 30 секундын дараа/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Шинэ код авах' })).toBeNull();
    now += 30_000;
    await user.click(await screen.findByRole('button', { name: 'Шинэ код авах' }, { timeout: 2500 }));
    expect(stubs.find((stub) => stub.endpoint === sendVerifyCode)?.calls).toHaveLength(2);
  });

  it('says that a code is too old', async () => {
    const { type, press } = await toCode({
      stubs: [stubOperation(sendVerifyCode, ok), stubOperation(checkVerifyCode, wrong('code-expired'))],
    });
    await type('Баталгаажуулах код', '1234');
    await press('Баталгаажуулах');
    expect(await screen.findByText('Кодын хугацаа дууссан. Шинэ код авна уу')).toBeVisible();
  });

  it('keeps the contact when another one is wanted', async () => {
    const { press } = await toCode();
    await press('Утас, имэйлээ солих');
    expect(screen.getByLabelText('Утасны дугаар')).toHaveValue('99112233');
  });
});

async function toDetails(options: Open = {}) {
  const flow = await toCode(options);
  await flow.type('Баталгаажуулах код', '1234');
  await flow.press('Баталгаажуулах');
  await screen.findByLabelText('Овог');
  return flow;
}

describe('The names and the password of a new account', () => {
  it('[VALID-08] [VALID-11] asks for both names', async () => {
    const { press } = await toDetails();
    await press('Бүртгүүлээд нэвтрэх');
    expect(await screen.findByText('Овгоо оруулна уу')).toBeVisible();
    expect(screen.getByText('Нэрээ оруулна уу')).toBeVisible();
    expect(screen.getByText('Нууц үгээ оруулна уу')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Овог')).toHaveFocus());
  });

  it.each([
    ['[VALID-09] Cyrillic', 'Овог', 'БАТ', 'Овгийг паспорт дээрх шиг латин үсгээр бичнэ үү: BATBOLD'],
    ['[VALID-10] a space', 'Овог', 'BAT BOLD', 'Овгийг зайгүй бичнэ үү. Паспорт дээрх шиг: BATBOLD'],
    ['[VALID-12] digits', 'Нэр', 'ANU1', 'Нэрийг паспорт дээрх шиг латин үсгээр бичнэ үү: ANUDARI'],
    ['[VALID-13] a space', 'Нэр', 'ANU DARI', 'Нэрийг зайгүй бичнэ үү. Паспорт дээрх шиг: ANUDARI'],
    ['[SEC-7] 7 characters', 'Шинэ нууц үг', '1234567', 'Нууц үг 8 ба түүнээс олон тэмдэгттэй байна'],
  ])('refuses %s at its field', async (_, label, text, message) => {
    const { user, type } = await toDetails();
    await type(label, text);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('leads to the sign-in with the contact when there is an account already', async () => {
    const { press, type, user } = await toDetails({
      stubs: [
        stubOperation(sendVerifyCode, ok),
        stubOperation(checkVerifyCode, ok),
        stubOperation(registerAccount, { status_code: 409, message: '', result: { problem: 'account-exists' } }),
      ],
    });
    await type('Овог', 'BATBOLD');
    await type('Нэр', 'ANUDARI');
    await type('Шинэ нууц үг', 'ayan zam 2026');
    await press('Бүртгүүлээд нэвтрэх');
    expect(await screen.findByRole('alert')).toHaveTextContent('Энэ хаягаар бүртгэл байна');
    await user.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
    expect(screen.getByLabelText('Утасны дугаар')).toHaveValue('99112233');
  });

  it('goes back to the code when it has run out meanwhile, and keeps the names', async () => {
    const { press, type } = await toDetails({
      stubs: [
        stubOperation(sendVerifyCode, ok),
        stubOperation(checkVerifyCode, ok),
        stubOperation(registerAccount, [
          wrong('code-expired'),
          { status_code: 200, message: '', result: buildSessionUser() },
        ]),
      ],
    });
    await type('Овог', 'BATBOLD');
    await type('Нэр', 'ANUDARI');
    await type('Шинэ нууц үг', 'ayan zam 2026');
    await press('Бүртгүүлээд нэвтрэх');
    expect(await screen.findByText('Кодын хугацаа дууссан. Шинэ код авна уу')).toBeVisible();
    await type('Баталгаажуулах код', '5678');
    await press('Баталгаажуулах');
    expect(await screen.findByLabelText('Овог')).toHaveValue('BATBOLD');
    expect(screen.getByLabelText('Нэр')).toHaveValue('ANUDARI');
  });

  it('[SEC-7] says at the password that everybody guesses it', async () => {
    const { press, type } = await toDetails({
      stubs: [
        stubOperation(sendVerifyCode, ok),
        stubOperation(checkVerifyCode, ok),
        stubOperation(registerAccount, { status_code: 400, message: '', result: { problem: 'password-too-common' } }),
      ],
    });
    await type('Овог', 'BATBOLD');
    await type('Нэр', 'ANUDARI');
    await type('Шинэ нууц үг', 'password1');
    await press('Бүртгүүлээд нэвтрэх');
    await waitFor(() =>
      expect(screen.getByLabelText('Шинэ нууц үг')).toHaveAccessibleDescription(
        'Энэ нууц үгийг амархан таадаг. Өөрийг сонгоно уу',
      ),
    );
  });
});

describe('Recovering the password', () => {
  it('[GAP-73] [SEC-7] sets a new one with a code, then asks to sign in with it', async () => {
    const stubs = stubAccess();
    const { press, type } = await open({ stubs });
    await type('Утасны дугаар', '99112233');
    await press('Мартсан уу?');
    expect(screen.getByText(/Бүртгэл байвал 4 оронтой код очно/)).toBeVisible();
    await press('Код авах');
    await type('Баталгаажуулах код', '1234');
    await press('Баталгаажуулах');
    await type('Шинэ нууц үг', 'shine zam 2026');
    await press('Нууц үг солих');
    expect(await screen.findByText(/Нууц үг солигдлоо/)).toBeVisible();
    expect(screen.getByLabelText('Утасны дугаар')).toHaveValue('99112233');
    expect(stubs.find((stub) => stub.endpoint === recoverPassword)?.calls[0]?.body).toEqual({
      phone: '99112233',
      dial_code: '976',
      verify_code: '1234',
      password: 'shine zam 2026',
    });
  });
});
