import { changeLottery, listLotteries, makeLottery } from '@aylal/contracts/office';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { addLottery, changeUnsold } from './lottery-commands.ts';
import { readLotteries, type LotteryLook } from './lottery-view.ts';

/** NEED-246 to NEED-248. Nobody of the office sees a secret before its time, or chooses what a ticket wins. */
export function lotteryOfficeRoutes(deps: Pick<Deps, 'config' | 'db' | 'ids' | 'vault'>): readonly Route[] {
  const { db } = deps;
  const one = async (tx: Tx, look: LotteryLook) => {
    const [lottery] = await readLotteries(tx, deps, look);
    if (!lottery) throw refuse('not-found');
    return { status_code: 200 as const, result: lottery };
  };
  return [
    route(listLotteries).to(async ({ locale, now }) => ({
      status_code: 200,
      result: { lotteries: await readLotteries(db, deps, { locale, now }) },
    })),
    route(makeLottery).to(({ body: { closes_at, draws_at, ...body }, staff, locale, now }) =>
      db.transaction().execute(async (tx) => {
        const times = { closesAt: Date.parse(closes_at), drawsAt: Date.parse(draws_at) };
        await addLottery(deps, { tx, staff, now }, { ...body, ...times });
        return one(tx, { locale, now, code: body.code });
      }),
    ),
    route(changeLottery).to(({ body: { closes_at, draws_at, ...body }, staff, locale, now }) =>
      db.transaction().execute(async (tx) => {
        const times = { closesAt: Date.parse(closes_at), drawsAt: Date.parse(draws_at) };
        await changeUnsold({ tx, staff, now }, { ...body, ...times });
        return one(tx, { locale, now, code: body.code });
      }),
    ),
  ];
}
