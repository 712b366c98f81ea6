import { registerAccount, sendVerifyCode } from '@aylal/contracts/account';
import { buildSessionUser, postForm, stubOperation, type Stub } from '@aylal/testing';
import { submit } from './submit-access.ts';

const ok = { status_code: 200, message: '' } as const;
const codeStub = () => stubOperation(sendVerifyCode, { ...ok, result: null });
const accountStub = () => stubOperation(registerAccount, { ...ok, result: buildSessionUser() });
const person = { login: 'anu@mail.mn', last_name: 'BAT', first_name: 'ANU' };
const post = (fields: Record<string, string>, stubs: Stub[]) =>
  postForm(submit, { at: '/mn/auth/login?register=new&next=%2Fcart', fields, stubs });
const sent = { kind: 'code', sentTo: 'anu@mail.mn', fault: null };

describe('Registering without scripts', () => {
  it('sends a code to the contact first, and again when it is asked to', async () => {
    const code = codeStub();
    expect(await post(person, [code])).toEqual({ answer: { refused: sent } });
    const again = { ...person, verify_code: '12', password: '', resend: 'yes' };
    expect(await post(again, [code])).toEqual({ answer: { refused: sent } });
    expect(code.calls.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ email: 'anu@mail.mn', purpose: 'register' })),
    );
  });

  it('[VALID-06] says at each field what is missing, and sends nothing', async () => {
    const code = codeStub();
    const { answer } = await post({ login: '', last_name: '', first_name: '' }, [code]);
    expect(Object.keys(answer?.faults ?? {}).toSorted()).toEqual(['first_name', 'last_name', 'login']);
    expect(code.calls).toEqual([]);
  });

  it('[SEC-7] asks for a whole code and a password that is long enough', async () => {
    const account = accountStub();
    const { answer } = await post({ ...person, verify_code: '12', password: 'short' }, [account]);
    expect(Object.keys(answer?.faults ?? {}).toSorted()).toEqual(['password', 'verify_code']);
    expect(answer?.refused).toEqual(sent);
    expect(account.calls).toEqual([]);
  });

  it('[NEED-02] opens the account, and leads to the page that asked for it', async () => {
    const account = accountStub();
    const typed = { ...person, verify_code: '1234', password: 'two-humped-camels' };
    expect(await post(typed, [account])).toEqual({ leadsTo: '/mn/cart' });
    expect(account.calls[0]?.body).toEqual({
      email: 'anu@mail.mn',
      last_name: 'BAT',
      first_name: 'ANU',
      verify_code: '1234',
      password: 'two-humped-camels',
    });
  });

  it('says why the account is not opened, beside the code', async () => {
    const refused = stubOperation(registerAccount, {
      status_code: 409,
      message: '',
      result: { problem: 'account-exists' },
    });
    const { answer } = await post({ ...person, verify_code: '1234', password: 'two-humped-camels' }, [refused]);
    expect(answer?.refused).toEqual({
      ...sent,
      fault: { kind: 'refused', problem: 'account-exists', fields: {} },
    });
  });
});
