import { signIn } from '@aylal/contracts/account';
import { buildSessionUser, postForm, stubOperation } from '@aylal/testing';
import { submit } from './submit-sign-in.ts';

const signedIn = () => stubOperation(signIn, { status_code: 200, message: '', result: buildSessionUser() });
const post = (fields: Record<string, string>, stub = signedIn(), next = '/checkout/AYL-1') =>
  postForm(submit, { at: `/en/auth/login?next=${encodeURIComponent(next)}`, fields, stubs: [stub] });

describe('Signing in without scripts', () => {
  it('[ROUTE-43] [GAP-73.1] leads to the page that asked for it', async () => {
    const stub = signedIn();
    expect(await post({ login: '+82 10 1234 5678', password: 'secret words' }, stub)).toEqual({
      leadsTo: '/en/checkout/AYL-1',
    });
    expect(stub.calls[0]?.body).toEqual({ login: '1012345678', dial_code: '82', password: 'secret words' });
  });

  it('takes the fields of the form for scripts too', async () => {
    const stub = signedIn();
    await post({ by: 'phone', dial_code: '7', phone: '9161234567', password: 'secret words' }, stub);
    expect(stub.calls[0]?.body).toEqual({ login: '9161234567', dial_code: '7', password: 'secret words' });
  });

  it('[WEB-4] leads to no other site', async () => {
    expect(await post({ login: 'a@mail.mn', password: 'x' }, signedIn(), '//evil.example')).toEqual({
      leadsTo: '/en/',
    });
  });

  it('[VALID-06] says at each field what is missing, and sends nothing', async () => {
    const stub = signedIn();
    expect(await post({ login: '', password: '' }, stub)).toMatchObject({
      answer: { faults: { login: expect.any(String), password: 'validation_password_required' } },
    });
    expect(stub.calls).toEqual([]);
  });

  it('[SEC-5] says why it is refused, and when nobody answers', async () => {
    const refused = stubOperation(signIn, { status_code: 400, message: '', result: { problem: 'wrong-credentials' } });
    const typed = { login: 'a@mail.mn', password: 'x' };
    expect(await post(typed, refused)).toEqual({
      answer: { refused: { kind: 'refused', problem: 'wrong-credentials', fields: {} } },
    });
    expect(await post(typed, stubOperation(signIn, 'offline'))).toEqual({
      answer: { refused: { kind: 'unanswered', offline: true } },
    });
  });
});
