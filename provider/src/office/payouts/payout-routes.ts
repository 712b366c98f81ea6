import { decidePayout, readPayout } from '@aylal/contracts/office';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { endPayout } from './decide-payout.ts';
import { readPayoutOf } from './read-payout.ts';

/** NEED-228 and NEED-229: the decision, what it does with the money, the end of the work and the line of the audit log are one transaction. */
export function payoutRoutes(deps: Deps): readonly Route[] {
  return [
    route(readPayout).to(async ({ params }) => ({
      status_code: 200,
      result: await readPayoutOf(deps.db, params.reference),
    })),
    route(decidePayout).to(async ({ body, staff, now }) => {
      await deps.db.transaction().execute((tx) => endPayout(deps, tx, staff, body, now));
      return { status_code: 200, result: { reference: body.reference, state: body.agree ? 'approved' : 'refused' } };
    }),
  ];
}
