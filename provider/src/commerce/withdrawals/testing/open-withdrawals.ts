import { accounts, post as postEntries } from '../../ledger/ledger.ts';
import { sha256 } from '../../../platform/ids.ts';
import { holderName } from '../payouts/holder-name.ts';
import type { ProviderFixture } from '../../../testing/provider-fixture.ts';
import type { WalletPurpose } from '../../wallets/withdrawal-tables.ts';

export interface WalletCustomer {
  readonly userId: string;
  readonly email: string;
  readonly headers: Record<string, string>;
}

export type Withdrawals = ReturnType<typeof openWithdrawals>;

const ACCOUNT = '5123456789';

/** What the provider of these tests believes the host's server by. */
export const HOST_KEY = 'host-key-of-the-withdrawals';

/** What a customer does with a game wallet, and what the world does to it. */
export function openWithdrawals(
  provider: Pick<ProviderFixture, 'app' | 'deps' | 'clock'> & {
    signedIn(): Promise<{ userId: string; headers: Record<string, string> }>;
  },
) {
  const { app, deps, clock } = provider;
  let keys = 0;

  const post = async (headers: Record<string, string>, url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload, headers })).json();
  const mails = async (to: string) =>
    (await app.inject({ url: `/sandbox/outbox?to=${encodeURIComponent(to)}` })).json().messages;

  async function customer(): Promise<WalletCustomer> {
    const { userId, headers } = await provider.signedIn();
    const { email } = await deps.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return { userId, email: email ?? '', headers };
  }

  const send = (one: WalletCustomer, purpose: WalletPurpose, email = one.email) =>
    post(one.headers, '/api/user/v1/send_verify_code/', { email, purpose });

  /** The digits of a new code. Messages of one moment have no order, and two codes need their pause. */
  async function codeFor(one: WalletCustomer, purpose: WalletPurpose): Promise<string> {
    clock.advance(31_000);
    await send(one, purpose);
    const [newest] = await mails(one.email);
    return newest.code as string;
  }

  const addPhone = (one: WalletCustomer, phone: string) =>
    deps.db.updateTable('users').set({ phone, dial_code: '976' }).where('id', '=', one.userId).execute();

  async function codeByPhone(one: WalletCustomer, phone: string, purpose: WalletPurpose): Promise<string> {
    clock.advance(31_000);
    await post(one.headers, '/api/user/v1/send_verify_code/', { phone, dial_code: '976', purpose });
    const [newest] = await mails(`+976${phone}`);
    return newest.code as string;
  }

  /** Browsers that have signed in to this account before, each with a code of its own (SEC-4). */
  async function browsersWithCodes(one: WalletCustomer, count: number) {
    const made: { headers: Record<string, string>; code: string }[] = [];
    for (let index = 0; index < count; index += 1) {
      const id = `browser-number-${index}-of-${one.userId}`;
      const browser = sha256(id);
      await deps.db
        .insertInto('known_browsers')
        .values({ user_id: one.userId, browser, seen_at: clock.now() })
        .execute();
      const headers = { ...one.headers, 'x-aylal-host-key': HOST_KEY, 'x-aylal-browser': id };
      made.push({ headers, code: await codeFor({ ...one, headers }, 'withdrawal') });
    }
    return made;
  }

  /** The holder that the bank names, as the form sends it. */
  async function holder(account = ACCOUNT): Promise<string> {
    const answer = await deps.payout.holderOf('050000', account);
    return answer.kind === 'found' ? holderName(answer.holder) : 'NOBODY';
  }

  const save = async (one: WalletCustomer, fields: object) =>
    post(one.headers, '/api/bogts/v1/withdraw_account/', {
      withdrawal_bank_name: 'Khan',
      withdrawal_bank_account: ACCOUNT,
      ...('withdrawal_bank_account_name' in fields ? {} : { withdrawal_bank_account_name: await holder() }),
      ...fields,
    });

  /** A customer with so much won, and an account to pay it to. */
  async function winner(amount: number): Promise<WalletCustomer> {
    const one = await customer();
    await save(one, { verify_code: await codeFor(one, 'bank-account') });
    await settle(one);
    await win(one, amount);
    return one;
  }

  /** As if the account had been saved long ago: the clock cannot go on for three days without ending the session. */
  const settle = ({ userId }: WalletCustomer) =>
    deps.db.updateTable('withdrawal_accounts').set({ saved_at: 0 }).where('user_id', '=', userId).execute();

  async function win({ userId }: Pick<WalletCustomer, 'userId'>, amount: number): Promise<void> {
    await deps.db.transaction().execute((tx) =>
      postEntries(tx, {
        kind: 'prize',
        reference: userId,
        at: clock.now(),
        entries: [
          { account: accounts.prizeCosts, amount },
          { account: accounts.gameWallet(userId), amount: -amount },
        ],
      }),
    );
  }

  const withdraw = (one: WalletCustomer, fields: object, key = `key-withdraw-${(keys += 1)}`) =>
    post({ ...one.headers, 'idempotency-key': key }, '/api/bogts/v1/withdraw/', fields);

  const wallet = async ({ headers }: WalletCustomer) =>
    (await app.inject({ url: '/api/bogts/v1/wallet/?type=game', headers })).json().result[0];

  return {
    post,
    mails,
    customer,
    send,
    codeFor,
    addPhone,
    codeByPhone,
    browsersWithCodes,
    holder,
    save,
    settle,
    winner,
    win,
    withdraw,
    wallet,
    wrong: (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0'),
  };
}
