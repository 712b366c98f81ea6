import { checkVerifyCode, registerAccount, sendVerifyCode } from '@aylal/contracts/account';
import { buildSessionUser, stubOperation } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { stubAccess } from '../testing/scenarios.ts';
import { open, ok, wrong, toCode } from './testing/open-access.tsx';

describe('Registering', () => {
  it('[GAP-73.2] goes from contact to code to names, and ends signed in', async () => {
    const stubs = stubAccess();
    const { press, type, closed } = await toCode({ stubs });
    expect(screen.getByText('+976 99112233 руу код илгээсэн. Код 5 минут хүчинтэй.')).toBeVisible();
    expect(screen.getByText(/Зөвхөн хамгийн сүүлд ирсэн код хүчинтэй/)).toBeVisible();
    await type('Баталгаажуулах код', '1234');
    await screen.findByLabelText('Овог (эцэг/эхийн нэр)');
    await type('Овог (эцэг/эхийн нэр)', 'BATBOLD');
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
    '[ERR-25.2] [GAP-63] says the fixed text for a wrong code, in the words of %s',
    async (locale) => {
      const { user, record } = await open({ locale });
      const labels = {
        mn: ['Утасны дугаар', 'Бүртгүүлэх', 'Код авах'],
        en: ['Phone number', 'Register', 'Send the code'],
      }[locale];
      await user.type(screen.getByLabelText(labels[0] ?? ''), '99112233');
      await user.click(screen.getByRole('button', { name: labels[1] ?? '' }));
      await user.click(screen.getByRole('button', { name: labels[2] ?? '' }));
      await user.type(await screen.findByRole('textbox'), '9999');
      const text = { mn: 'Баталгаажуулах код буруу байна', en: 'The verification code is wrong' }[locale];
      await waitFor(() => expect(record.toasts).toEqual([{ kind: 'error', text }]));
      expect(screen.getByRole('alert')).toHaveTextContent(text);
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
    const { type } = await toCode({
      stubs: [stubOperation(sendVerifyCode, ok), stubOperation(checkVerifyCode, wrong('code-expired'))],
    });
    await type('Баталгаажуулах код', '1234');
    expect(await screen.findByText('Кодын хугацаа дууссан байна. Шинэ код авна уу.')).toBeVisible();
  });

  it('keeps the contact when another one is wanted', async () => {
    const { press } = await toCode();
    await press('Утас, имэйлээ солих');
    expect(screen.getByLabelText('Утасны дугаар')).toHaveValue('99112233');
  });
});
