import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';

type Customer = Awaited<ReturnType<ProviderFixture['signedIn']>>;

describe('[API-60] [CALL-77.1] Changing what an account says of its customer', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  const call = async (method: 'POST' | 'PATCH', path: string, payload: object, headers: Record<string, string>) =>
    (await provider.app.inject({ method, url: `/api/user/v1/${path}/`, payload, headers })).json();
  const update = (customer: Customer, payload: object) => call('PATCH', 'update', payload, customer.headers);
  const mails = async (to: string) =>
    (await provider.app.inject({ url: `/sandbox/outbox?to=${encodeURIComponent(to)}` })).json().messages;
  /** A code for a new contact of this customer. */
  const codeFor = async ({ headers }: Customer, to: { email: string } | { phone: string; dial_code: string }) => {
    await call('POST', 'send_verify_code', { ...to, purpose: 'contact-change' }, headers);
    const [newest] = await mails('email' in to ? to.email : `+${to.dial_code}${to.phone}`);
    return newest.code as string;
  };
  const emailOf = async ({ userId }: Customer) => {
    const users = provider.deps.db.selectFrom('users').select('email').where('id', '=', userId);
    return (await users.executeTakeFirstOrThrow()).email ?? '';
  };
  /** Shows that the owner is there: by a code at the address that the account has. */
  const prove = async (customer: Customer) => {
    provider.clock.advance(31_000);
    const email = await emailOf(customer);
    await call('POST', 'send_verify_code', { email, purpose: 'contact-proof' }, customer.headers);
    const [newest] = await mails(email);
    return { proof: { contact: 'email', verify_code: newest.code as string } };
  };
  const phone = (number: string) => ({ phone: number, dial_code: '976' });
  const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

  it('[ACCT-09] [GAP-55] keeps a name as first name, at once', async () => {
    const customer = await provider.signedIn();
    expect(await update(customer, { name: ' Dulmaa ' })).toMatchObject({
      status_code: 200,
      result: { first_name: 'Dulmaa', last_name: 'Dorj', phone: '' },
    });
  });

  it('[ACCT-08.2] [CALL-70.2] [SEC-4] keeps a phone with the code that was sent to it, and that code once', async () => {
    const customer = await provider.signedIn();
    const verify_code = await codeFor(customer, phone('99110001'));
    const check = { ...phone('99110001'), purpose: 'contact-change', verify_code };
    expect((await call('POST', 'verify_code_check', check, customer.headers)).status_code).toBe(200);
    expect(await update(customer, { ...phone('99110001'), verify_code, ...(await prove(customer)) })).toMatchObject({
      status_code: 200,
      result: { phone: '99110001', dial_code: '976' },
    });
    const stored = provider.deps.db.selectFrom('users').select('phone_changed_at').where('id', '=', customer.userId);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ phone_changed_at: provider.clock.now() });
    expect(await update(customer, { ...phone('99110001'), verify_code, ...(await prove(customer)) })).toMatchObject({
      status_code: 400,
      result: { problem: 'wrong-code', fields: { verify_code: 'code_wrong' } },
    });
  });

  it('[SEC-4] takes no contact without its own code: a wrong one, none, the code of another address, of another account', async () => {
    const customer = await provider.signedIn();
    const verify_code = await codeFor(customer, { email: 'one@example.mn' });
    const own = await prove(customer);
    const other = await provider.signedIn();
    const refusals = [
      await update(customer, { email: 'one@example.mn', verify_code: wrong(verify_code), ...own }),
      await update(customer, { email: 'one@example.mn', ...own }),
      await update(customer, { name: 'Dulmaa', email: 'one@example.mn', ...own }),
      await update(customer, { email: 'two@example.mn', verify_code, ...own }),
      await update(other, { email: 'one@example.mn', verify_code, ...(await prove(other)) }),
    ];
    expect(refusals.map(({ status_code }) => status_code)).toEqual([400, 400, 400, 400, 400]);
    const row = await provider.deps.db
      .selectFrom('users')
      .select(['email', 'first_name'])
      .where('id', '=', customer.userId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ email: expect.not.stringContaining('one@'), first_name: 'Bat' });
  });

  it('gives a contact to one account, also when two ask for it at once', async () => {
    const [first, second] = [await provider.signedIn(), await provider.signedIn()];
    const proofs = [await prove(first), await prove(second)];
    const codes = [await codeFor(first, phone('99110002'))];
    // Messages of one moment have no order.
    provider.clock.advance(1_000);
    codes.push(await codeFor(second, phone('99110002')));
    const answers = await Promise.all(
      [first, second].map((customer, index) =>
        update(customer, { ...phone('99110002'), verify_code: codes[index] ?? '', ...proofs[index] }),
      ),
    );
    expect(answers.map(({ status_code }) => status_code).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status_code }) => status_code === 409).result.problem).toBe('account-exists');
  });

  it.each([
    [{ name: '' }, 'ilottery_newuser_errorname'],
    [{ name: 'D' }, 'ilottery_newuser_errorname2'],
  ])('[VALID-51] [VALID-52] refuses %j at its field', async (payload, name) => {
    expect(await update(await provider.signedIn(), payload)).toMatchObject({
      status_code: 400,
      result: { problem: 'invalid-input', fields: { name } },
    });
  });

  it('[AUT-1] asks for a session', async () => {
    expect((await call('PATCH', 'update', { name: 'Dulmaa' }, {})).status_code).toBe(401);
  });
});
