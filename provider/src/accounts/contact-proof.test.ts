import { createPasswords } from './password.ts';
import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';

type Headers = Record<string, string>;

const HOURS = 3_600_000;
const PASSWORD = 'a quiet river';

describe('[SEC-3] A session alone changes no contact', () => {
  let provider: ProviderFixture;
  let hash: string;
  beforeAll(async () => {
    provider = await openProviderFixture({ requestDeadlineMs: 60_000 });
    hash = await createPasswords().hash(PASSWORD);
  });
  afterAll(() => provider.close());

  const call = async (path: string, payload: object, headers: Headers = {}, method: 'POST' | 'PATCH' = 'POST') =>
    (await provider.app.inject({ method, url: `/api/user/v1/${path}/`, payload, headers })).json();
  const mails = async (to: string) => (await provider.app.inject({ url: `/sandbox/outbox?to=${to}` })).json().messages;
  const codeTo = async (email: string, purpose: string, headers: Headers = {}): Promise<string> => {
    provider.clock.advance(31_000);
    await call('send_verify_code', { email, purpose }, headers);
    return (await mails(email))[0].code;
  };
  let made = 0;
  async function owner() {
    const { userId, headers } = await provider.signedIn();
    const users = provider.deps.db.updateTable('users').where('id', '=', userId);
    const { email } = await users.set({ password_hash: hash }).returning('email').executeTakeFirstOrThrow();
    made += 1;
    return { userId, headers, email: email ?? '', newEmail: `new-${made}@example.mn` };
  }
  type Owner = Awaited<ReturnType<typeof owner>>;
  async function change(one: Owner, proof?: object) {
    const verify_code = await codeTo(one.newEmail, 'contact-change', one.headers);
    return call('update', { email: one.newEmail, verify_code, ...(proof ? { proof } : {}) }, one.headers, 'PATCH');
  }
  const me = async (headers: Headers) => (await provider.app.inject({ url: '/api/user/v1/me/', headers })).statusCode;
  const again = async ({ userId }: Owner): Promise<Headers> => {
    const { token } = await provider.deps.sessions.open(provider.deps.db, userId);
    return { authorization: `Bearer ${token}` };
  };
  const linkIn = (body: string) => /link=(\S+)/.exec(body)?.[1] ?? '';

  it('also not with the code at the new contact: the password, or a code at a contact that it has, must come along', async () => {
    const one = await owner();
    const wrongCode = { contact: 'email', verify_code: '0000' };
    expect((await change(one)).result).toMatchObject({ fields: { proof: 'validation_required' } });
    expect((await change(one, { password: 'a loud river' })).result).toEqual({
      problem: 'wrong-credentials',
      fields: { proof: 'validation_password_wrong' },
    });
    expect((await change(one, wrongCode)).result).toEqual({ problem: 'wrong-code', fields: { proof: 'code_wrong' } });
    expect((await change(one, { ...wrongCode, contact: 'phone' })).result.problem).toBe('wrong-code');
    expect(await change(one, { password: PASSWORD })).toMatchObject({ status_code: 200 });
    const two = await owner();
    const verify_code = await codeTo(two.email, 'contact-proof', two.headers);
    expect(await change(two, { contact: 'email', verify_code })).toMatchObject({ result: { email: two.newEmail } });
  });

  it('takes a code of a proof once', async () => {
    const one = await owner();
    const verify_code = await codeTo(one.email, 'contact-proof', one.headers);
    expect(await change(one, { contact: 'email', verify_code })).toMatchObject({ status_code: 200 });
    const users = provider.deps.db.updateTable('users').where('id', '=', one.userId);
    await users.set({ email: one.email, email_changed_at: null }).execute();
    const again = await change(one, { contact: 'email', verify_code });
    expect(again.result).toMatchObject({ fields: { proof: 'code_wrong' } });
  });

  it('takes no code of a proof at a contact that is younger than 72 hours', async () => {
    const one = await owner();
    const verify_code = await codeTo(one.email, 'contact-proof', one.headers);
    const users = provider.deps.db.updateTable('users').where('id', '=', one.userId);
    await users.set({ email_changed_at: provider.clock.now() }).execute();
    const refused = await change(one, { contact: 'email', verify_code });
    expect(refused.result).toMatchObject({ problem: 'contact-too-new' });
  });

  it('[SEC-4] and its wrong passwords are counted: after twenty the right one is refused too', async () => {
    const one = await owner();
    const verify_code = await codeTo(one.newEmail, 'contact-change', one.headers);
    const body = (password: string) => ({ email: one.newEmail, verify_code, proof: { password } });
    expect((await call('update', body('wrong'), one.headers, 'PATCH')).status_code).toBe(400);
    const spent = provider.deps.db.selectFrom('attempts').select(['identifier', 'kind', 'browser', 'at']);
    const wrong = await spent.where('identifier', '=', `email:${one.email}`).executeTakeFirstOrThrow();
    await provider.deps.db
      .insertInto('attempts')
      .values(Array.from({ length: 19 }, () => wrong))
      .execute();
    expect((await call('update', body(PASSWORD), one.headers, 'PATCH')).status_code).toBe(429);
  });

  it('sends the code of a proof to the account’s own contacts only', async () => {
    const [one, other] = [await owner(), await owner()];
    for (const purpose of ['contact-proof', 'data-export'])
      expect(await call('send_verify_code', { email: other.email, purpose }, one.headers)).toMatchObject({
        status_code: 409,
        result: { problem: 'contact-changed' },
      });
    expect(await mails(other.email)).toEqual([]);
  });

  it('[SEC-2] ends every other session with the change', async () => {
    const one = await owner();
    const phone = await again(one);
    expect(await me(phone)).toBe(200);
    await change(one, { password: PASSWORD });
    expect([await me(phone), await me(one.headers)]).toEqual([401, 200]);
  });

  it('recovers nothing and proves nothing by a contact younger than 72 hours, and says from when it will', async () => {
    const one = await owner();
    await change(one, { password: PASSWORD });
    const from = new Date(provider.clock.now() + 72 * HOURS).toISOString();
    const tooNew = { status_code: 409, result: { problem: 'contact-too-new', from } };
    expect(
      await call('send_verify_code', { email: one.newEmail, purpose: 'contact-proof' }, one.headers),
    ).toMatchObject(tooNew);
    const recover = async () => {
      const verify_code = await codeTo(one.newEmail, 'recovery');
      const by = { email: one.newEmail, verify_code };
      return [
        await call('verify_code_check', { ...by, purpose: 'recovery' }),
        await call('password_recovery', { ...by, password: 'a wide steppe' }),
      ];
    };
    for (const answer of await recover()) expect(answer).toMatchObject(tooNew);
    provider.clock.advance(72 * HOURS);
    for (const answer of await recover()) expect(answer.status_code).toBe(200);
  });

  it('mails the contacts so far, also when one is only added; their link freezes the money and ends all sessions', async () => {
    const one = await owner();
    const phone = { phone: `991${String(made).padStart(5, '0')}`, dial_code: '976' };
    await call('send_verify_code', { ...phone, purpose: 'contact-change' }, one.headers);
    const [{ code }] = await mails(encodeURIComponent(`+976${phone.phone}`));
    await call('update', { ...phone, verify_code: code, proof: { password: PASSWORD } }, one.headers, 'PATCH');
    const [mail] = await mails(one.email);
    expect(mail).toMatchObject({
      subject: 'Your contact details were changed',
      body: expect.stringContaining('/en/user/not-me?'),
    });
    const link = linkIn(mail.body);
    expect((await call('contact_change/report', { link: `${link.slice(0, -1)}x` })).status_code).toBe(404);
    expect(await me(one.headers)).toBe(200);
    expect((await call('contact_change/report', { link })).status_code).toBe(200);
    expect((await call('contact_change/report', { link })).status_code).toBe(200);
    expect(await me(one.headers)).toBe(401);
    const headers = await again(one);
    expect(
      (await call('send_verify_code', { email: one.email, purpose: 'bank-account' }, headers)).result.problem,
    ).toBe('money-frozen');
    expect(provider.logLines.join('')).toContain('contact-change-reported');
  });

  it('takes no report of a change that is more than 30 days old', async () => {
    const one = await owner();
    await change(one, { password: PASSWORD });
    const link = linkIn((await mails(one.email))[0].body);
    provider.clock.advance(30 * 24 * HOURS);
    expect((await call('contact_change/report', { link })).status_code).toBe(404);
  });
});
