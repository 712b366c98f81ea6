import { readLedgerDay } from '@aylal/contracts/office';
import { addDays, homeInstant } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { readAccountDays } from './read-account-days.ts';

/** NEED-198. */
export function ledgerDayRoute({ db }: Pick<Deps, 'db'>): Route {
  return route(readLedgerDay).to(async ({ query: { day }, now }) => {
    const [from, until] = [homeInstant(day), homeInstant(addDays(day, 1))];
    return {
      status_code: 200,
      result: { day, accounts: [...(await readAccountDays(db, { from, until }))], is_over: until <= now },
    };
  });
}
