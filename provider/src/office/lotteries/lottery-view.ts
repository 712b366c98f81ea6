import type { OfficeLottery } from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { gameBy } from '../../products/lottery/lottery-games.ts';
import { isAlive, publishedAt } from '../../products/lottery/series-store.ts';

const SHOWN = 100;

/** How the office sees series: what the newest are, or one of them. */
export interface LotteryLook {
  readonly locale: Locale;
  readonly now: number;
  readonly code?: string;
}

/** Series with what is sold of them, the latest first. */
export async function readLotteries(
  db: Db | Tx,
  { config }: Pick<Deps, 'config'>,
  { locale, now, code }: LotteryLook,
): Promise<OfficeLottery[]> {
  let query = db
    .selectFrom('lottery_series as s')
    .leftJoin('office_lotteries as l', 'l.series_id', 's.id')
    .select(['s.id', 's.game_code', 's.size', 's.next_number', 's.commitment', 's.closes_at', 's.draws_at'])
    .select(['l.kind', 'l.names', 'l.price', 'l.revision'])
    .select(({ selectFrom }) =>
      selectFrom('lottery_tickets as t')
        .innerJoin('orders as o', 'o.ref_number', 't.ref_number')
        .select(sql<number>`count(*)::int`.as('sold'))
        .whereRef('t.series_id', '=', 's.id')
        .where(isAlive(now))
        .as('sold'),
    );
  if (code !== undefined) query = query.where('l.code', '=', code);
  const rows = await query.orderBy('s.opened_at', 'desc').orderBy('s.id').limit(SHOWN).execute();
  return rows.flatMap((row) => {
    const own = gameBy('game_code', row.game_code);
    const kind = row.kind ?? own?.parentId;
    if (kind === undefined) return [];
    const drawsAt = publishedAt(row);
    const state = now >= drawsAt ? 'drawn' : now >= row.closes_at ? 'closed' : 'on-sale';
    return [
      {
        ...{ series: row.id, code: row.game_code, kind, state, commitment: row.commitment, tickets: row.size },
        name: row.names?.[locale] ?? own?.name ?? row.game_code,
        price: row.price ?? own?.price ?? 0,
        sold: row.sold ?? 0,
        closes_at: new Date(row.closes_at).toISOString(),
        draws_at: new Date(drawsAt).toISOString(),
        proof_url: `${config.publicUrl}/${locale}/lottery/proof?ticket=${row.id}-00001`,
        revision: row.revision,
        may_change: row.revision !== null && row.next_number === 1 && state === 'on-sale',
      },
    ];
  });
}
