import { checkVerifyCode, recoverPassword, registerAccount, sendVerifyCode } from '@aylal/contracts/account';
import { buildSessionUser, stubOperation } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { stubAccess } from '../testing/scenarios.ts';
import { open, ok, wrong, toDetails } from './testing/open-access.tsx';

describe('The names and the password of a new account', () => {
  it('[VALID-08] [VALID-11] asks for both names', async () => {
    const { press } = await toDetails();
    await press('Бүртгүүлээд нэвтрэх');
    expect(await screen.findByText('Овгоо оруулна уу')).toBeVisible();
    expect(screen.getByText('Нэрээ оруулна уу')).toBeVisible();
    expect(screen.getByText('Нууц үгээ оруулна уу')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveFocus());
  });

  it.each([
    ['[VALID-10] a space', 'Овог (эцэг/эхийн нэр)', 'BAT BOLD', 'Овгийг зайгүй бичнэ үү. Паспорт дээрх шиг: BATBOLD'],
    ['digits', 'Нэр', 'АНУ1', 'Зөвхөн үсгээр бичнэ үү'],
    ['[VALID-13] a space', 'Нэр', 'ANU DARI', 'Нэрийг зайгүй бичнэ үү. Паспорт дээрх шиг: ANUDARI'],
    ['[SEC-7] [GAP-73.3] 7 characters', 'Шинэ нууц үг', '1234567', 'Нууц үг 8 ба түүнээс олон тэмдэгттэй байна'],
  ])('refuses %s at its field', async (_, label, text, message) => {
    const { user, type } = await toDetails();
    await type(label, text);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('takes names in Cyrillic', async () => {
    const register = stubOperation(registerAccount, { status_code: 200, message: '', result: buildSessionUser() });
    const { press, type } = await toDetails({
      stubs: [stubOperation(sendVerifyCode, ok), stubOperation(checkVerifyCode, ok), register],
    });
    await type('Овог (эцэг/эхийн нэр)', 'Батболд');
    await type('Нэр', 'Өнөр-Үжин');
    await type('Шинэ нууц үг', 'ayan zam 2026');
    await press('Бүртгүүлээд нэвтрэх');
    await waitFor(() =>
      expect(register.calls[0]?.body).toMatchObject({ last_name: 'Батболд', first_name: 'Өнөр-Үжин' }),
    );
  });

  it('leads to the sign-in with the contact when there is an account already', async () => {
    const { press, type, user } = await toDetails({
      stubs: [
        stubOperation(sendVerifyCode, ok),
        stubOperation(checkVerifyCode, ok),
        stubOperation(registerAccount, { status_code: 409, message: '', result: { problem: 'account-exists' } }),
      ],
    });
    await type('Овог (эцэг/эхийн нэр)', 'BATBOLD');
    await type('Нэр', 'ANUDARI');
    await type('Шинэ нууц үг', 'ayan zam 2026');
    await press('Бүртгүүлээд нэвтрэх');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ийм бүртгэл аль хэдийн байна.');
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
    await type('Овог (эцэг/эхийн нэр)', 'BATBOLD');
    await type('Нэр', 'ANUDARI');
    await type('Шинэ нууц үг', 'ayan zam 2026');
    await press('Бүртгүүлээд нэвтрэх');
    expect(await screen.findByText('Кодын хугацаа дууссан байна. Шинэ код авна уу.')).toBeVisible();
    await type('Баталгаажуулах код', '5678');
    expect(await screen.findByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue('BATBOLD');
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
    await type('Овог (эцэг/эхийн нэр)', 'BATBOLD');
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

describe('Somebody who has typed in a booking who they are', () => {
  const known = {
    email: 'bat@mail.mn',
    dial_code: '976',
    phone: '9911 2233',
    last_name: 'BATBOLD',
    first_name: 'ANUDARI',
  };

  it('is registered by the code alone, without typing anything twice or pressing a button for it', async () => {
    const stubs = stubAccess();
    const { press, type, closed } = await open({ stubs, reason: 'booking', known });
    expect(screen.getByLabelText('Имэйл хаяг')).toHaveValue('bat@mail.mn');
    await press('Бүртгүүлэх');
    await waitFor(() => expect(screen.getByLabelText('Имэйл хаяг')).toHaveFocus());
    await press('Код авах');
    await waitFor(() => expect(screen.getByLabelText('Баталгаажуулах код')).toHaveFocus());
    await type('Баталгаажуулах код', '1234');
    await waitFor(() => expect(closed).toHaveLength(1));
    expect(stubs.find((stub) => stub.endpoint === registerAccount)?.calls[0]?.body).toEqual({
      email: 'bat@mail.mn',
      last_name: 'BATBOLD',
      first_name: 'ANUDARI',
      verify_code: '1234',
    });
  });

  it('sees how many steps it really takes', async () => {
    const { press } = await open({ reason: 'booking', known });
    await press('Бүртгүүлэх');
    expect(screen.getByText('2 алхам: холбоо барих, код. Нэр тань бэлэн байна.')).toBeVisible();
    expect(screen.queryByText(/^3 алхам/)).toBeNull();
  });

  describe('who reloads the page while the code is on its way', () => {
    const start = Date.parse('2026-11-21T02:00:00Z');
    async function sentIn(tab: Map<string, string>) {
      const first = await open({ reason: 'booking', known, tab, now: () => new Date(start) });
      await first.press('Бүртгүүлэх');
      await first.press('Код авах');
      await screen.findByLabelText('Баталгаажуулах код');
      first.unmount();
    }
    const reopen = (tab: Map<string, string>, seconds: number, person: typeof known = known, stubs = stubAccess()) =>
      open({ reason: 'booking', known: person, tab, stubs, now: () => new Date(start + seconds * 1000) });

    it('goes on at the code, with the rest of the wait for another one', async () => {
      const tab = new Map<string, string>();
      await sentIn(tab);
      const { type, closed } = await reopen(tab, 10);
      expect(screen.getByText('bat@mail.mn руу код илгээсэн. Код 5 минут хүчинтэй.')).toBeVisible();
      expect(screen.getByText(/Шинэ код 20 секундын дараа/)).toBeVisible();
      await type('Баталгаажуулах код', '1234');
      await waitFor(() => expect(closed).toHaveLength(1));
      expect(tab.size).toBe(0);
    });

    it('begins again once the code counts no more, and for another contact', async () => {
      const tab = new Map<string, string>();
      await sentIn(tab);
      const late = await reopen(tab, 5 * 60);
      expect(screen.queryByLabelText('Баталгаажуулах код')).toBeNull();
      late.unmount();
      await reopen(tab, 10, { ...known, email: 'other@mail.mn' });
      expect(screen.queryByLabelText('Баталгаажуулах код')).toBeNull();
    });

    it('goes on where nothing of the contact is known, and not after another contact was wanted', async () => {
      const tab = new Map<string, string>();
      await sentIn(tab);
      const nobody = { ...known, email: '', phone: '' };
      const second = await reopen(tab, 10, nobody);
      await second.press('Утас, имэйлээ солих');
      second.unmount();
      await reopen(tab, 10, nobody);
      expect(screen.queryByLabelText('Баталгаажуулах код')).toBeNull();
    });

    it('keeps nothing secret', async () => {
      const tab = new Map<string, string>();
      await sentIn(tab);
      const stubs = [stubOperation(sendVerifyCode, ok), stubOperation(checkVerifyCode, wrong('wrong-code'))];
      const { type } = await reopen(tab, 10, known, stubs);
      await type('Баталгаажуулах код', '9317');
      await screen.findByRole('alert');
      expect([...tab.values()].join()).not.toContain('9317');
      expect([...tab.values()].join()).toContain('bat@mail.mn');
    });
  });

  it('finds the names filled in where they cannot be taken as they are', async () => {
    const { type } = await toDetails({ known: { ...known, email: '', phone: '', first_name: 'ANU DARI' } });
    expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue('BATBOLD');
    await type('Нэр', '!');
    expect(screen.getByLabelText('Нэр')).toHaveValue('ANU DARI!');
  });
});

describe('Recovering the password', () => {
  it('[GAP-73.2] [SEC-7] sets a new one with a code, then asks to sign in with it', async () => {
    const stubs = stubAccess();
    const { press, type } = await open({ stubs });
    await type('Утасны дугаар', '99112233');
    await press('Мартсан уу?');
    expect(screen.getByText(/Бүртгэл байвал 4 оронтой код очно/)).toBeVisible();
    await press('Код авах');
    await type('Баталгаажуулах код', '1234');
    await waitFor(() => expect(screen.getByLabelText('Шинэ нууц үг')).toHaveFocus());
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
