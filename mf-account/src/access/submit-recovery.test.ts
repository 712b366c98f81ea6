import { recoverPassword, sendVerifyCode } from '@aylal/contracts/account';
import { postForm, stubOperation, type Stub } from '@aylal/testing';
import { submit } from './submit-recovery.ts';

const ok = { status_code: 200, message: '', result: null } as const;
const sent = { kind: 'code', sentTo: 'anu@mail.mn', fault: null };
const post = (fields: Record<string, string>, stubs: Stub[]) =>
  postForm(submit, { at: '/mn/auth/password-recovery', fields, stubs });
const whole = { login: 'anu@mail.mn', verify_code: '1234', password: 'two-humped-camels' };

describe('Recovering a password without scripts', () => {
  it('sends a code first, and again when it is asked to', async () => {
    const code = stubOperation(sendVerifyCode, ok);
    expect(await post({ login: 'anu@mail.mn' }, [code])).toEqual({ answer: { refused: sent } });
    expect(await post({ ...whole, resend: 'yes' }, [code])).toEqual({ answer: { refused: sent } });
    expect(code.calls.map(({ body }) => body)).toEqual([
      { email: 'anu@mail.mn', purpose: 'recovery' },
      { email: 'anu@mail.mn', purpose: 'recovery' },
    ]);
  });

  it('[NEED-03] sets the password, and leads to the sign-in', async () => {
    const recover = stubOperation(recoverPassword, ok);
    expect(await post(whole, [recover])).toEqual({ leadsTo: '/mn/auth/login?recovered=yes' });
    expect(recover.calls[0]?.body).toEqual({
      email: 'anu@mail.mn',
      verify_code: '1234',
      password: 'two-humped-camels',
    });
  });

  it('[SEC-7] sends no half code, says a common password at its field, and keeps asking after silence', async () => {
    const recover = stubOperation(recoverPassword, ok);
    const { answer } = await post({ ...whole, verify_code: '12' }, [recover]);
    expect(Object.keys(answer?.faults ?? {})).toEqual(['verify_code']);
    expect(recover.calls).toEqual([]);
    const common = stubOperation(recoverPassword, {
      status_code: 400,
      message: '',
      result: { problem: 'password-too-common' },
    });
    expect(await post(whole, [common])).toEqual({
      answer: { faults: { password: 'validation_password_common' }, refused: sent },
    });
    expect(await post(whole, [stubOperation(recoverPassword, 'offline')])).toEqual({
      answer: { refused: { ...sent, fault: { kind: 'unanswered', offline: true } } },
    });
  });
});
