import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { HOST_KEY, openWithdrawals, type Withdrawals } from './testing/open-withdrawals.ts';

describe('[CALL-35] [CALL-71] The bank account for withdrawals', () => {
  let provider: ProviderFixture;
  let at: Withdrawals;
  beforeAll(async () => {
    provider = await openProviderFixture({ hostKey: HOST_KEY });
    await provider.app.listen({ port: 0, host: '127.0.0.1' });
    at = openWithdrawals(provider);
  });
  afterAll(() => provider.close());

  it('[GAME-01] [GAME-08] [GAME-09] [PII-2] [API-62] is kept with a fresh code, shown masked, and sealed at rest', async () => {
    const customer = await at.customer();
    const code = await at.codeFor(customer, 'bank-account');
    const saved = await at.save(customer, { verify_code: code });
    expect(saved).toMatchObject({
      status_code: 200,
      result: [
        {
          withdrawal_bank_name: 'Khan',
          withdrawal_bank_account: '512***6789',
          withdrawal_bank_account_name: expect.stringMatching(/^[A-Z]{3}\*\*\*[A-Z]{3}$/),
        },
      ],
    });
    expect(await at.wallet(customer)).toMatchObject({ withdrawal_bank_account: '512***6789' });
    const mails = await at.mails(customer.email);
    expect(mails).toContainEqual(
      expect.objectContaining({
        subject: 'Your account for withdrawals was changed',
        body: expect.stringContaining('512***6789 at Khan'),
      }),
    );
    expect(JSON.stringify(mails)).not.toContain('5123456789');
    const rows = await provider.deps.db.selectFrom('withdrawal_accounts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('5123456789');
    expect(provider.logLines.join('')).not.toContain('5123456789');
  });

  it('[SEC-3] [SEC-4] is not kept without its own code: a wrong one, a used one, one for a withdrawal, one of another customer', async () => {
    const customer = await at.customer();
    const code = await at.codeFor(customer, 'bank-account');
    expect(await at.save(customer, { verify_code: at.wrong(code) })).toMatchObject({
      status_code: 400,
      result: { problem: 'wrong-code', fields: { verify_code: 'code_wrong' } },
    });
    expect((await at.save(await at.customer(), { verify_code: code })).status_code).toBe(400);
    expect((await at.save(customer, { verify_code: code })).status_code).toBe(200);
    expect((await at.save(customer, { verify_code: code })).status_code).toBe(400);
    const other = await at.codeFor(customer, 'withdrawal');
    expect((await at.save(customer, { verify_code: other })).status_code).toBe(400);
  });

  it('[SEC-4] counts wrong tries: after five even the right digits are refused', async () => {
    const customer = await at.customer();
    const code = await at.codeFor(customer, 'bank-account');
    for (let tries = 0; tries < 5; tries += 1) await at.save(customer, { verify_code: at.wrong(code) });
    expect(await at.save(customer, { verify_code: code })).toMatchObject({
      status_code: 400,
      result: { problem: 'code-expired' },
    });
  });

  it.each([
    ['a bank that there is not', { withdrawal_bank_name: 'Nobody' }, 'withdrawal_bank_name'],
    ['an account that nobody holds', { withdrawal_bank_account: '5123450000' }, 'withdrawal_bank_account_name'],
    ['another holder', { withdrawal_bank_account_name: 'BOLD BOLD' }, 'withdrawal_bank_account_name'],
    ['half an account', { withdrawal_bank_account: '5123' }, 'withdrawal_bank_account'],
  ])('refuses %s at its field and keeps the code good', async (_, over, field) => {
    const customer = await at.customer();
    const verify_code = await at.codeFor(customer, 'bank-account');
    const refused = await at.save(customer, { verify_code, ...over });
    expect(refused).toMatchObject({ status_code: 400, result: { problem: 'invalid-input' } });
    expect(Object.keys(refused.result.fields)).toEqual([field]);
    expect((await at.save(customer, { verify_code })).status_code).toBe(200);
  });

  it('says that the bank does not answer, and keeps the code good', async () => {
    const customer = await at.customer();
    const fields = {
      verify_code: await at.codeFor(customer, 'bank-account'),
      withdrawal_bank_account_name: await at.holder(),
    };
    provider.deps.faults.add({ id: 'silent', operation: 'account-holder', kind: 'hang', times: 1 });
    expect((await at.save(customer, fields)).status_code).toBe(503);
    expect((await at.save(customer, fields)).status_code).toBe(200);
  });

  it('[SEC-3] sends its code to a contact of the account only, and none for a withdrawal to nowhere', async () => {
    const customer = await at.customer();
    const other = await at.customer();
    expect(await at.send(customer, 'bank-account', other.email)).toMatchObject({
      status_code: 409,
      result: { problem: 'contact-changed' },
    });
    expect(await at.send(customer, 'withdrawal')).toMatchObject({
      status_code: 409,
      result: { problem: 'bank-account-missing' },
    });
    expect(await at.mails(other.email)).toEqual([]);
  });

  it('[AUT-1] asks for a session', async () => {
    for (const path of ['withdraw_account', 'withdraw', 'verify_code_check'])
      expect((await at.post({}, `/api/bogts/v1/${path}/`, {})).status_code).toBe(401);
  });
});
