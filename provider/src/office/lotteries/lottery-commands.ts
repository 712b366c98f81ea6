import { faultsOfLottery, type LotteryPlan } from '@aylal/domain/lottery';
import type { Locale } from '@aylal/domain/language';
import type { LotteryKind } from '@aylal/contracts/lottery';
import { homeDate } from '@aylal/domain/calendar';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { Staff } from '../../platform/http/staff.ts';
import { gameBy } from '../../products/lottery/lottery-games.ts';
import { hasName, soldGames } from '../../products/lottery/office-lotteries.ts';
import { addSeries } from '../../products/lottery/series-store.ts';
import { writeAudit } from '../audit-log.ts';

interface Doing {
  readonly tx: Tx;
  readonly staff: Staff;
  readonly now: number;
}

/** A lottery as the office wants it. */
export interface NewLottery extends LotteryPlan {
  readonly id: string;
  readonly code: string;
  readonly kind: LotteryKind;
  readonly names: Readonly<Record<Locale, string>>;
  readonly tickets: number;
  readonly reason: string;
}

const keys = { prizes: 'validation_number', closes_at: 'validation_date', draws_at: 'validation_date' } as const;

function assertPlan(plan: LotteryPlan, now: number): void {
  const faults = faultsOfLottery(plan, now);
  if (faults.length > 0)
    throw refuse('invalid-input', { fields: Object.fromEntries(faults.map((field) => [field, keys[field]])) });
}

/** Makes a lottery and its series, whose secret is sealed at once; once for its id. 400 for a code or a name that another has. */
export async function addLottery(
  deps: Pick<Deps, 'ids' | 'vault'>,
  { tx, staff, now }: Doing,
  wanted: NewLottery,
): Promise<void> {
  const { id, code, kind, names, price, tickets, prizes, closesAt, drawsAt, reason } = wanted;
  const known = await tx.selectFrom('office_lotteries').select('code').where('wish', '=', id).executeTakeFirst();
  if (known) {
    if (known.code !== code) throw refuse('state-conflict');
    return;
  }
  assertPlan(wanted, now);
  const same = await tx.selectFrom('office_lotteries').select('code').where('code', '=', code).executeTakeFirst();
  if (same || gameBy('game_code', code)) throw refuse('invalid-input', { fields: { code: 'validation_invalid' } });
  const games = await soldGames(tx, 'en', now);
  for (const [locale, name] of Object.entries(names))
    if (games.some((game) => game.id === code.toLowerCase() || hasName(game, name)))
      throw refuse('invalid-input', { fields: { [`names.${locale}`]: 'validation_invalid' } });
  const series_id = `${code}-${homeDate(now).replaceAll('-', '')}`;
  const times = { opened_at: now, closes_at: closesAt, draws_at: drawsAt };
  await addSeries(tx, deps, { id: series_id, game_code: code, size: tickets, ...times });
  await tx
    .insertInto('office_lotteries')
    .values({
      ...{ code, series_id, wish: id, kind, price, size: tickets, revision: 1 },
      ...{ names: JSON.stringify(names), prizes: JSON.stringify(prizes) },
    })
    .execute();
  const after = { price, tickets, closes_at: closesAt, draws_at: drawsAt };
  await writeAudit(tx, staff, { act: 'make-lottery', subject: `lottery ${code}`, reason, after }, now);
}

/** Changes price and times while no ticket was ever ordered. The lock of the series lets no order in between. */
export async function changeUnsold(
  { tx, staff, now }: Doing,
  {
    code,
    revision,
    reason,
    ...wanted
  }: Omit<LotteryPlan, 'prizes'> & { readonly code: string; readonly revision: number; readonly reason: string },
): Promise<void> {
  const lottery = await tx.selectFrom('office_lotteries').selectAll().where('code', '=', code).executeTakeFirst();
  if (!lottery) throw refuse('not-found');
  const series = await tx
    .selectFrom('lottery_series')
    .selectAll()
    .where('id', '=', lottery.series_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { revision: current, price } = await tx
    .selectFrom('office_lotteries')
    .select(['revision', 'price'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const isOver = series.closes_at <= now;
  if (current !== revision || series.next_number > 1 || isOver) throw refuse('state-conflict');
  assertPlan({ ...wanted, prizes: lottery.prizes }, now);
  const after = { price: wanted.price, closes_at: wanted.closesAt, draws_at: wanted.drawsAt };
  const before = { price, closes_at: series.closes_at, draws_at: series.draws_at };
  await tx
    .updateTable('office_lotteries')
    .set({ price: wanted.price, revision: revision + 1 })
    .where('code', '=', code)
    .execute();
  await tx
    .updateTable('lottery_series')
    .set({ closes_at: wanted.closesAt, draws_at: wanted.drawsAt })
    .where('id', '=', series.id)
    .execute();
  await writeAudit(tx, staff, { act: 'change-lottery', subject: `lottery ${code}`, reason, before, after }, now);
}
