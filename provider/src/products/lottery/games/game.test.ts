import type { Game, GameRound } from '@aylal/contracts/lottery';
import { shagaiPrize, shagaiThrow } from '@aylal/domain/lottery';
import {
  openBookingFixture,
  type BookingFixture,
  type Customer,
  type Reply,
} from '../../../testing/booking-fixture.ts';
import { sha256 } from '../../../platform/ids.ts';
import { accounts, post } from '../../../commerce/ledger/ledger.ts';
import { bookRound, findRound } from './round-store.ts';
import { readStatement } from '../../../commerce/wallets/wallet-statement.ts';
import { walletMoney } from '../../../commerce/wallets/wallet-accounts.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

/** What the answer holds, which the schema of the operation has checked on its way out. */
const resultOf = <R>({ body }: Reply) => body.result as unknown as R;
const game = async (customer: Customer) => resultOf<Game>(await at.get(customer, '/api/lottery/game/'));
const play = (customer: Customer, round: string) => at.post(customer, '/api/lottery/game/', { round });
const money = async ({ userId }: Customer) => (await walletMoney(at.deps.db, userId, 'game')).available;

async function playerWith(amount: number): Promise<Customer> {
  const customer = await at.customer();
  await at.deps.db.transaction().execute((tx) =>
    post(tx, {
      kind: 'prize',
      reference: 'WIN-TEST',
      at: at.clock.now(),
      entries: [
        { account: accounts.prizeCosts, amount },
        { account: accounts.gameWallet(customer.userId), amount: -amount },
      ],
    }),
  );
  return customer;
}

describe('[PROD-05] A round of the game', () => {
  it('[NEED-140] is dealt with the hash of its secret and stays the same until it is played', async () => {
    const customer = await playerWith(5_000);
    const first = await game(customer);
    expect(first).toMatchObject({ stake: 500, per_day: 20, played_today: 0, excluded_until: null, balance: 5_000 });
    expect(first.prizes).toEqual([
      { figure: 'alike', prize: 6_000, throws: 4 },
      { figure: 'different', prize: 1_500, throws: 24 },
      { figure: 'three', prize: 500, throws: 48 },
    ]);
    const looks = await Promise.all([game(customer), game(customer)]);
    expect(looks.map(({ round }) => round)).toEqual([first.round, first.round]);
  });

  it('[NEED-141] takes its stake and gives its prize once, however often it is asked for, and proves itself', async () => {
    const customer = await playerWith(10_000);
    let expected = 10_000;
    for (let turn = 0; turn < 8; turn += 1) {
      const { round } = await game(customer);
      const answers = await Promise.all([play(customer, round.id), play(customer, round.id), play(customer, round.id)]);
      const [one, ...others] = answers.map((answer) => resultOf<GameRound>(answer));
      if (!one) throw new Error('a round was not played');
      expect(others.map(({ bones, prize }) => ({ bones, prize }))).toEqual(
        others.map(() => ({ bones: one.bones, prize: one.prize })),
      );
      expect(sha256(one.seed)).toBe(round.commitment);
      expect(one.bones).toEqual(shagaiThrow(sha256(`${one.seed}:shagai`)));
      expect(one.prize).toBe(shagaiPrize(one.bones, 500));
      expected += one.prize - 500;
      expect(await money(customer)).toBe(expected);
    }
    expect((await game(customer)).played_today).toBe(8);
    const lines = await readStatement(at.deps.db, { userId: customer.userId, type: 'game', limit: 50 });
    expect(lines.filter(({ kind }) => kind === 'game-stake')).toHaveLength(8);
  });

  it('is booked once by anyone who comes to it, also where somebody has read it as not played', async () => {
    const customer = await playerWith(5_000);
    const { round } = await game(customer);
    const row = await findRound(at.deps.db, customer.userId, round.id);
    if (!row) throw new Error('no round was dealt');
    const book = () => at.deps.db.transaction().execute((tx) => bookRound(tx, at.deps.vault, row, at.clock.now()));
    const [first, second] = [await book(), await book()];
    expect([first?.stake, second]).toEqual([500, undefined]);
    expect(await money(customer)).toBe(5_000 - 500 + (first?.prize ?? 0));
  });

  it('is nobody else’s, and is refused without the money, over the limit of the day and to who keeps out', async () => {
    const poor = await playerWith(499);
    const { round } = await game(poor);
    expect((await play(await at.customer(), round.id)).status).toBe(404);
    const refused = await play(poor, round.id);
    expect([refused.status, refused.body.result.problem]).toEqual([409, 'not-enough-money']);
    expect((await play(await at.customer(), 'RND-1')).status).toBe(400);

    const keen = await playerWith(100_000);
    for (let turn = 0; turn < 20; turn += 1) await play(keen, (await game(keen)).round.id);
    const before = await money(keen);
    const more = await play(keen, (await game(keen)).round.id);
    expect([more.status, more.body.result.fields]).toEqual([400, { round: 'lottery_daily_limit' }]);
    await at.deps.db
      .updateTable('game_rounds')
      .set((round) => ({ played_at: round('played_at', '-', 24 * 3_600_000) }))
      .where('user_id', '=', keen.userId)
      .execute();
    expect((await game(keen)).played_today).toBe(0);
    await at.post(keen, '/api/lottery/exclusion/', { days: 7 });
    const unchanged = await game(keen);
    expect(unchanged.excluded_until).not.toBeNull();
    expect((await play(keen, unchanged.round.id)).body.result.problem).toBe('not-bookable');
    expect(await money(keen)).toBe(before);
  });
});
