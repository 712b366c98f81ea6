import type { GameRound } from '@aylal/contracts/lottery';
import { homeDate, homeInstant } from '@aylal/domain/calendar';
import { SHAGAI_STAKE, shagaiPrize, shagaiThrow } from '@aylal/domain/lottery';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sha256 } from '../../../platform/ids.ts';
import { accounts, post } from '../../../commerce/ledger/ledger.ts';
import type { GameRoundRow } from './game-tables.ts';

/** The customer's next round. Its secret is made, sealed and committed to before anybody can play it; two looks at once get the same. */
export async function nextRound(
  db: Db | Tx,
  { ids, vault }: Pick<Deps, 'ids' | 'vault'>,
  userId: string,
  now: number,
): Promise<GameRoundRow> {
  const find = () =>
    db
      .selectFrom('game_rounds')
      .selectAll()
      .where('user_id', '=', userId)
      .where('played_at', 'is', null)
      .executeTakeFirst();
  const known = await find();
  if (known) return known;
  const id = ids.reference('RND');
  const seed = ids.token();
  await db
    .insertInto('game_rounds')
    .values({
      id,
      user_id: userId,
      stake: SHAGAI_STAKE,
      sealed_seed: vault.seal(seed, id),
      commitment: sha256(seed),
      dealt_at: now,
      played_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const dealt = await find();
  if (!dealt) throw new Error(`no round was dealt for ${userId}`);
  return dealt;
}

/** How many rounds a customer has played on their day. */
export async function playedToday(db: Db | Tx, userId: string, now: number): Promise<number> {
  const { played } = await db
    .selectFrom('game_rounds')
    .select(sql<number>`count(*)::int`.as('played'))
    .where('user_id', '=', userId)
    .where('played_at', '>=', homeInstant(homeDate(now)))
    .executeTakeFirstOrThrow();
  return played;
}

export function findRound(db: Db | Tx, userId: string, id: string): Promise<GameRoundRow | undefined> {
  return db.selectFrom('game_rounds').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

/** How a round comes out; the same whenever it is asked. Only for one that is played. */
export function outcomeOf(
  { id, sealed_seed, commitment, stake }: GameRoundRow,
  vault: Deps['vault'],
): Omit<GameRound, 'balance'> {
  const seed = vault.open(sealed_seed, id);
  const bones = [...shagaiThrow(sha256(`${seed}:shagai`))];
  return { round: id, commitment, seed, bones, stake, prize: shagaiPrize(bones, stake) };
}

/** Marks a round as played and books its stake and its prize; undefined when somebody did before: then nothing was booked. */
export async function bookRound(
  tx: Tx,
  vault: Deps['vault'],
  round: GameRoundRow,
  now: number,
): Promise<Omit<GameRound, 'balance'> | undefined> {
  const first = await tx
    .updateTable('game_rounds')
    .set({ played_at: now })
    .where('id', '=', round.id)
    .where('played_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!first) return undefined;
  const outcome = outcomeOf(round, vault);
  const wallet = accounts.gameWallet(round.user_id);
  await post(tx, {
    kind: 'game-stake',
    reference: round.id,
    at: now,
    entries: [
      { account: wallet, amount: round.stake },
      { account: accounts.gameSales, amount: -round.stake },
    ],
  });
  if (outcome.prize > 0)
    await post(tx, {
      kind: 'prize',
      reference: round.id,
      at: now,
      entries: [
        { account: accounts.prizeCosts, amount: outcome.prize },
        { account: wallet, amount: -outcome.prize },
      ],
    });
  return outcome;
}
