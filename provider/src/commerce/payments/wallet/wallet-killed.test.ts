import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { invariants } from '../../../app/ledger-check/invariants.ts';
import { signUp } from '../../../testing/process-customer.ts';
import { processEnvironment, startProviderProcess } from '../../../testing/provider-process.ts';
import type { ServiceProcess } from '../../../testing/service-process.ts';

const PRICE = 11_480;
/** Money for five of the eight orders. */
const MONEY = 5 * PRICE + 100;

describe('The process, killed while a wallet pays', () => {
  let env: Record<string, string>;
  let drop: () => Promise<void>;
  let provider: ServiceProcess | undefined;
  let headers: Record<string, string>;
  beforeAll(async () => {
    ({ env, drop } = await processEnvironment());
  });
  afterEach(() => provider?.stop('SIGKILL'));
  afterAll(() => drop());

  const json = async (path: string, body?: object, key = '') => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const own = { accept: 'application/json', ...headers, ...(key ? { 'idempotency-key': key } : {}) };
    const response = await fetch(`${provider?.url}${path}`, { ...init, headers: own });
    return (await response.json()) as { status_code: number; result: never };
  };
  const invoice = async (ref_number: string, payment_name: string) =>
    json('/api/payment/v1/invoice/', { ref_number, payment_name }, `pay-${ref_number}-${payment_name}`);
  const wallet = async () => {
    const [one] = (await json('/api/bogts/v1/wallet/?type=wallet')).result as {
      current_balance: number;
      pending_balance: number;
    }[];
    return { current: one?.current_balance ?? 0, pending: one?.pending_balance ?? 0 };
  };
  const paidOf = async (ref: string) =>
    ((await json(`/api/order/v1/detail/esim/${ref}/`)).result as { paid: number }).paid;

  async function fillWallet(): Promise<void> {
    const wish = { amount: String(MONEY), is_package: 'false', type: 'wallet' };
    const { ref_number } = (await json('/api/wallet/v1/top_up/', wish, 'fill-the-wallet')).result;
    const { qr_text } = (await invoice(ref_number, 'QPAY')).result as { qr_text: string };
    await fetch(`${provider?.url}${new URL(qr_text).pathname}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=pay',
    });
    while ((await wallet()).current !== MONEY) await wait(50);
  }

  it('[REL-7] [MNY-5] [MNY-2] takes the price of each order once or not at all, and leaves nothing reserved', async () => {
    provider = await startProviderProcess(env);
    headers = await signUp(provider.url, 'saver@example.mn');
    await fillWallet();
    const wish = { slug: 'south-korea-data', package_id: 'south-korea-7days-1gb', contact_email: 'saver@example.mn' };
    const refs: string[] = [];
    for (let number = 0; number < 8; number += 1)
      refs.push((await json('/api/esim/booking', wish, `book-esim-${number}`)).result['ref_number']);
    const acknowledged: string[] = [];
    const paying = refs.map(async (ref) => {
      const { status_code } = await invoice(ref, 'WALLET');
      if (status_code === 200) acknowledged.push(ref);
    });
    while (acknowledged.length === 0) await wait(1);
    await provider.stop('SIGKILL');
    await Promise.allSettled(paying);

    provider = await startProviderProcess(env);
    // What died with its work is taken up again when its lease is over, or released when its invoice is.
    await json('/sandbox/clock', { advance_seconds: 3600 });
    while ((await wallet()).pending !== 0) await wait(50);
    const paid = await Promise.all(refs.map(paidOf));
    expect(paid.filter((one) => one !== 0 && one !== PRICE)).toEqual([]);
    expect(await Promise.all(acknowledged.map(paidOf))).toEqual(acknowledged.map(() => PRICE));
    const spent = paid.reduce((sum, one) => sum + one, 0);
    expect(await wallet()).toEqual({ current: MONEY - spent, pending: 0 });
    await provider.stop('SIGTERM');

    const database = await openDatabase(env['DATABASE_URL'] ?? `pglite:${env['DATA_DIR']}/database`, { poolSize: 1 });
    const books = await checkLedger(database.db, invariants);
    await database.close();
    expect(books.checks.filter(({ ok }) => !ok)).toEqual([]);
  }, 120_000);
});
