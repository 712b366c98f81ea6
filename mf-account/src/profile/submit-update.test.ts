import { sendVerifyCode, updateUser } from '@aylal/contracts/account';
import { buildSessionUser, postForm, stubOperation, type Stub } from '@aylal/testing';
import { submit } from './submit-profile.ts';

const user = buildSessionUser();
const updated = () => stubOperation(updateUser, { status_code: 200, message: '', result: user });
const post = (field: string, fields: Record<string, string>, stubs: Stub[]) =>
  postForm(submit, { at: `/mn/user/profile?change=${field}`, fields, user, stubs });
const contact = { value: '+82 1012345678', verify_code: '1234', password: 'a quiet river' };

describe('Changing a detail without scripts', () => {
  it('[ACCT-09] saves a name directly, and refuses one that is too short', async () => {
    const change = updated();
    expect((await post('name', { value: 'D' }, [change])).answer?.faults).toHaveProperty('value');
    expect(await post('name', { value: 'Dulmaa' }, [change])).toEqual({ leadsTo: '/mn/user/profile' });
    expect(change.calls.map(({ body }) => body)).toEqual([{ name: 'Dulmaa' }]);
  });

  it('[ACCT-08] [SEC-3] sends a code to a contact first, then saves it with code and password', async () => {
    const code = stubOperation(sendVerifyCode, { status_code: 200, message: '', result: null });
    const change = updated();
    const sent = { kind: 'code', sentTo: '+82 1012345678', fault: null };
    expect(await post('phone', { value: '+82 1012345678' }, [code])).toEqual({ answer: { refused: sent } });
    expect(code.calls[0]?.body).toEqual({ phone: '1012345678', dial_code: '82', purpose: 'contact-change' });
    const { answer } = await post('phone', { ...contact, password: '' }, [change]);
    expect(answer).toEqual({ faults: { password: 'validation_password_required' }, refused: sent });
    expect(change.calls).toEqual([]);
    expect(await post('phone', contact, [change])).toEqual({ leadsTo: '/mn/user/profile' });
    expect(change.calls[0]?.body).toEqual({
      phone: '1012345678',
      dial_code: '82',
      verify_code: '1234',
      proof: { password: 'a quiet river' },
    });
  });

  it('says a refused password at its field', async () => {
    const refused = stubOperation(updateUser, {
      status_code: 400,
      message: '',
      result: { problem: 'invalid-input', fields: { proof: 'validation_password_wrong' } },
    });
    const { answer } = await post('email', { ...contact, value: 'new@mail.mn' }, [refused]);
    expect(answer?.faults).toEqual({ password: 'validation_password_wrong' });
  });
});
