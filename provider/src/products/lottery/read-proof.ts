import type { LotteryProof } from '@aylal/contracts/lottery';
import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../../platform/deps.ts';
import { gameOfCode } from './office-lotteries.ts';
import { publishedAt } from './series-store.ts';

/** What proves the draw of a ticket number, sold or not; undefined for an unknown series. The secret is published only when nothing of the series can be bought or paid any more. */
export async function readProof(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  ticket: string,
  { locale, now }: { readonly locale: Locale; readonly now: number },
): Promise<LotteryProof | undefined> {
  const at = ticket.lastIndexOf('-');
  const series = await db
    .selectFrom('lottery_series')
    .selectAll()
    .where('id', '=', ticket.slice(0, at))
    .executeTakeFirst();
  const game = series && (await gameOfCode(db, series.game_code, locale));
  if (!game) return undefined;
  const published = publishedAt(series);
  return {
    ticket,
    number: Number(ticket.slice(at + 1)),
    name: game.name,
    commitment: series.commitment,
    seed: now >= published ? vault.open(series.sealed_seed, series.id) : null,
    published_at: new Date(published).toISOString(),
    prizes: [...game.prizes],
  };
}
