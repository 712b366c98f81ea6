import type { LotteryKind } from '@aylal/contracts/lottery';
import type { Locale } from '@aylal/domain/language';
import type { PrizeTier } from '@aylal/domain/lottery';
import type { Money } from '@aylal/domain/money';
import type { ColumnType, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { gameBy, lotteryGames, type LotteryGame } from './lottery-games.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Lotteries that were made in the office, each with one series of tickets. */
    office_lotteries: {
      code: string;
      series_id: string;
      wish: string;
      kind: LotteryKind;
      names: ColumnType<Readonly<Record<Locale, string>>, string, string>;
      price: Money;
      size: number;
      prizes: ColumnType<readonly PrizeTier[], string, never>;
      revision: number;
    };
  }
}

export type OfficeLotteryRow = Selectable<Tables['office_lotteries']>;

/** What a lottery of the office is to the shop. */
export function officeGame(row: OfficeLotteryRow, locale: Locale): LotteryGame {
  const { code, kind: parentId, names, price, size: perDay, prizes, series_id: series } = row;
  return {
    ...{ id: code.toLowerCase(), name: names[locale], names, game_code: code, parentId },
    ...{ price, perDay, prizes, delivered: false, series },
  };
}

/** What is sold now: the games of the shop, then the lotteries of the office whose sale is not over. */
export async function soldGames(db: Db | Tx, locale: Locale, now: number): Promise<readonly LotteryGame[]> {
  const rows = await db
    .selectFrom('office_lotteries as l')
    .innerJoin('lottery_series as s', 's.id', 'l.series_id')
    .selectAll('l')
    .where('s.closes_at', '>', now)
    .orderBy('s.opened_at')
    .orderBy('l.code')
    .execute();
  return [...lotteryGames, ...rows.map((row) => officeGame(row, locale))];
}

/** A game that is sold, by its id or by its name in any language; undefined for what is not. */
export function gameAmong(games: readonly LotteryGame[], key: 'id' | 'name', value: string): LotteryGame | undefined {
  return games.find((game) => game[key] === value || (key === 'name' && hasName(game, value)));
}

/** The game of a series, also of one whose sale is over. */
export async function gameOfCode(db: Db | Tx, code: string, locale: Locale): Promise<LotteryGame | undefined> {
  const known = gameBy('game_code', code);
  if (known) return known;
  const row = await db.selectFrom('office_lotteries').selectAll().where('code', '=', code).executeTakeFirst();
  return row && officeGame(row, locale);
}

/** Whether a game is called so in any language. */
export function hasName({ name, names }: LotteryGame, wanted: string): boolean {
  return [name, ...Object.values(names ?? {})].some((one) => one.toLowerCase() === wanted.toLowerCase());
}
