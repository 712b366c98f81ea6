import type { WalletType } from '@aylal/contracts/wallet';
import { accounts, post } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { walletInvariants } from './wallet-invariants.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import {
  expireReservations,
  findReservation,
  postReservation,
  reserve,
  voidReservation,
  type Reservation,
  type ReservationWish,
} from './reservations.ts';
import { walletMoney } from './wallet-accounts.ts';

const CLEARING = accounts.partnerClearing('payout');

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

const inTx = <T>(work: Parameters<ReturnType<typeof tx>['execute']>[0]) => tx().execute(work) as Promise<T>;
const tx = () => provider.deps.db.transaction();
const now = () => provider.clock.now();
const ids = () => provider.deps.ids.uuid();
const money = (userId: string, type: WalletType = 'game') => walletMoney(provider.deps.db, userId, type);
const take = (wish: Partial<ReservationWish> & { userId: string }) =>
  inTx<Reservation | undefined>((t) =>
    reserve(t, {
      id: ids(),
      type: 'game',
      amount: 1_000,
      purpose: 'withdrawal',
      reference: 'WDR-1',
      at: now(),
      expiresAt: null,
      ...wish,
    }),
  );
const give = (userId: string, amount: number) =>
  inTx((t) =>
    post(t, {
      kind: 'prize',
      reference: 'PRIZE',
      at: now(),
      entries: [
        { account: CLEARING, amount },
        { account: accounts.gameWallet(userId), amount: -amount },
      ],
    }),
  );
async function rich(amount: number): Promise<string> {
  const { userId } = await provider.signedIn();
  await give(userId, amount);
  return userId;
}
const brokenRules = async () =>
  (await checkLedger(provider.deps.db, walletInvariants)).checks.filter(({ ok }) => !ok).map(({ name }) => name);

describe('[MNY-5] A reservation of wallet money', () => {
  it('sets the money aside: it is pending, and is not available again', async () => {
    const userId = await rich(1_500);
    expect(await take({ userId })).toMatchObject({ state: 'held', amount: 1_000 });
    expect(await money(userId)).toEqual({ available: 500, pending: 1_000 });
    expect(await take({ userId, amount: 501 })).toBeUndefined();
    expect(await take({ userId, amount: 500 })).toMatchObject({ state: 'held' });
    expect(await money(userId)).toEqual({ available: 0, pending: 1_500 });
  });

  it('takes nothing from a wallet that never had money, and nothing from the other wallet', async () => {
    const userId = await rich(5_000);
    expect(await take({ userId, type: 'wallet' })).toBeUndefined();
    expect(await money(userId)).toEqual({ available: 5_000, pending: 0 });
  });

  it('finds what is reserved when it is asked for again by the same id, also when that has ended', async () => {
    const userId = await rich(1_500);
    const id = ids();
    const [one, two] = await Promise.all([take({ userId, id }), take({ userId, id })]);
    expect(one).toEqual(two);
    await inTx((t) => voidReservation(t, id, now()));
    expect(await take({ userId, id })).toMatchObject({ id, state: 'voided' });
    expect(await money(userId)).toEqual({ available: 1_500, pending: 0 });
  });

  it.each([
    ['posted', (id: string) => inTx<boolean>((t) => postReservation(t, id, CLEARING, now())), 500],
    ['voided', (id: string) => inTx<boolean>((t) => voidReservation(t, id, now())), 1_500],
  ] as const)('ends once by being %s, and no end follows another', async (state, finish, left) => {
    const userId = await rich(1_500);
    const { id = '' } = (await take({ userId, expiresAt: now() + 60_000 })) ?? {};
    expect(await Promise.all([finish(id), finish(id), finish(id)])).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    provider.clock.advance(60_000);
    await expireReservations(provider.deps.db, now());
    expect(await inTx((t) => postReservation(t, id, CLEARING, now()))).toBe(false);
    expect(await inTx((t) => voidReservation(t, id, now()))).toBe(false);
    expect(await findReservation(provider.deps.db, id)).toMatchObject({ state });
    expect(await money(userId)).toEqual({ available: left, pending: 0 });
  });

  it('expires at its time and not before; then it cannot be posted', async () => {
    const userId = await rich(1_000);
    const { id = '' } = (await take({ userId, expiresAt: now() + 60_000 })) ?? {};
    provider.clock.advance(59_999);
    await expireReservations(provider.deps.db, now());
    expect(await money(userId)).toEqual({ available: 0, pending: 1_000 });
    provider.clock.advance(1);
    await Promise.all([expireReservations(provider.deps.db, now()), expireReservations(provider.deps.db, now())]);
    expect(await findReservation(provider.deps.db, id)).toMatchObject({ state: 'expired', ended_at: now() });
    expect(await inTx((t) => postReservation(t, id, CLEARING, now()))).toBe(false);
    expect(await money(userId)).toEqual({ available: 1_000, pending: 0 });
  });

  it('gives many who come at once only what there is', async () => {
    const userId = await rich(3_500);
    const answers = await Promise.all(Array.from({ length: 12 }, () => take({ userId })));
    expect(answers.filter((answer) => answer?.state === 'held')).toHaveLength(3);
    expect(await money(userId)).toEqual({ available: 500, pending: 3_000 });
  });

  it('is floored by the database too: no other code can take more than there is', async () => {
    const userId = await rich(100);
    await expect(give(userId, -101)).rejects.toThrow('wallet_never_below_zero');
    expect(await money(userId)).toEqual({ available: 100, pending: 0 });
  });

  it('keeps every tögrög through any mix of reserving and ending, side by side', async () => {
    const START = 20_000;
    const userId = await rich(START);
    const random = seeded(20_261_122);
    const open: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const steps = Array.from({ length: 5 }, async () => {
        const pick = random();
        const id = open[Math.floor(random() * open.length)];
        if (pick < 0.5 || id === undefined) {
          const wished = ids();
          const amount = 1 + Math.floor(random() * 6_000);
          if (await take({ userId, id: wished, amount, expiresAt: random() < 0.3 ? now() + 1_000 : null }))
            open.push(wished);
        } else if (pick < 0.7) await inTx((t) => postReservation(t, id, CLEARING, now()));
        else if (pick < 0.9) await inTx((t) => voidReservation(t, id, now()));
        else await expireReservations(provider.deps.db, now() + 2_000);
      });
      await Promise.all(steps);
    }
    const rows = await provider.deps.db
      .selectFrom('wallet_reservations')
      .select(['state', 'amount'])
      .where('user_id', '=', userId)
      .execute();
    const sum = (state: string) =>
      rows.filter((row) => row.state === state).reduce((total, { amount }) => total + amount, 0);
    expect(await money(userId)).toEqual({ available: START - sum('held') - sum('posted'), pending: sum('held') });
    expect(rows.length).toBeGreaterThan(10);
    expect(await brokenRules()).toEqual([]);
  });

  it('[OPS-4] is looked at by the check of the books', async () => {
    const userId = await rich(700);
    await provider.deps.db
      .updateTable('wallet_balances')
      .set({ balance: 900 })
      .where('account', '=', accounts.gameWallet(userId).code)
      .execute();
    expect(await brokenRules()).toEqual(['wallets-follow-the-ledger', 'statements-follow-the-ledger']);
    await provider.deps.db
      .updateTable('wallet_balances')
      .set({ balance: 700 })
      .where('account', '=', accounts.gameWallet(userId).code)
      .execute();
    expect(await brokenRules()).toEqual([]);
  });
});

/** The same numbers from 0 to 1 on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
