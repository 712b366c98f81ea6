import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../platform/database/open-database.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { invariants } from '../../app/ledger-check/invariants.ts';
import { signInAgain, signUp } from '../../testing/process-customer.ts';
import { processEnvironment, startProviderProcess } from '../../testing/provider-process.ts';
import type { ServiceProcess } from '../../testing/service-process.ts';

const EMAIL = 'winner@example.mn';

describe('The process, killed between a withdrawal and its payout', () => {
  let env: Record<string, string>;
  let drop: () => Promise<void>;
  let provider: ServiceProcess | undefined;
  let headers: Record<string, string>;
  beforeAll(async () => {
    ({ env, drop } = await processEnvironment());
  });
  afterEach(() => provider?.stop('SIGKILL'));
  afterAll(() => drop());

  const json = async (path: string, body?: object, more: Record<string, string> = {}) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(`${provider?.url}${path}`, {
      ...init,
      headers: { accept: 'application/json', ...headers, ...more },
    });
    return (await response.json()) as { status_code: number; result: never };
  };
  const sandbox = (path: string, body: object) => json(`/sandbox/${path}`, body);
  const codeFor = async (purpose: string) => {
    await sandbox('clock', { advance_seconds: 31 });
    await json('/api/user/v1/send_verify_code/', { email: EMAIL, purpose });
    const { messages } = (await json(`/sandbox/outbox?to=${EMAIL}`)) as unknown as { messages: { code: string }[] };
    return messages[0]?.code;
  };
  const wallet = async () => {
    const { result } = await json('/api/bogts/v1/wallet/?type=game');
    const [one] = result as { current_balance: number; pending_balance: number }[];
    return [one?.current_balance, one?.pending_balance];
  };

  it('[REL-7] [MNY-5] pays it once, and keeps every tögrög of the wallet', async () => {
    provider = await startProviderProcess(env);
    headers = await signUp(provider.url, EMAIL);
    const { custFirstName, custLastName } = (
      await json('/api/payment/v1/account_name_check/?bank=050000&account_number=5123456789')
    ).result as { custFirstName: string; custLastName: string };
    const saved = await json('/api/bogts/v1/withdraw_account/', {
      withdrawal_bank_name: 'Khan',
      withdrawal_bank_account: '5123456789',
      withdrawal_bank_account_name: `${custLastName} ${custFirstName}`,
      verify_code: await codeFor('bank-account'),
    });
    expect(saved.status_code).toBe(200);
    // A new account has to settle.
    await sandbox('clock', { advance_seconds: 72 * 3_600 });
    headers = await signInAgain(provider.url, EMAIL);
    await sandbox('prizes', { to: EMAIL, amount: 10_000 });
    // The bank may have paid when we die, or not have got the call: the outcome is unknown.
    await sandbox('faults', { operation: 'payout', kind: 'drop-answer' });
    const verify_code = await codeFor('withdrawal');
    const asked = await json(
      '/api/bogts/v1/withdraw/',
      { amount: 4_000, verify_code },
      { 'idempotency-key': 'withdraw-and-die' },
    );
    expect(asked.status_code).toBe(200);
    await provider.stop('SIGKILL');

    provider = await startProviderProcess(env);
    // What died with its work is taken up again when its pause is over.
    await sandbox('clock', { advance_seconds: 60 });
    while ((await wallet())[1] !== 0) await wait(50);
    expect(await wallet()).toEqual([6_000, 0]);
    await provider.stop('SIGTERM');

    const database = await openDatabase(env['DATABASE_URL'] ?? `pglite:${env['DATA_DIR']}/database`, { poolSize: 1 });
    const books = await checkLedger(database.db, invariants);
    const payouts = await database.db.selectFrom('sandbox.payouts').select(['outcome', 'amount']).execute();
    await database.close();
    expect(books.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(payouts).toEqual([{ outcome: 'paid', amount: 4_000 }]);
  }, 120_000);
});
