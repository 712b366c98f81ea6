import { listReconciliation, readDifference, settleDifference } from '@aylal/contracts/office';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { readDifferenceOf } from './read-difference.ts';
import { readReconciled } from './read-reconciled.ts';
import { settle } from './settle-difference.ts';

/** NEED-225 to NEED-227: the end of a difference, its work and the line of the audit log are one transaction. */
export function differenceRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    route(readDifference).to(async ({ params }) => ({
      status_code: 200,
      result: await readDifferenceOf(db, params.reference),
    })),
    route(settleDifference).to(async ({ body, staff, now }) => {
      const wanted = { ...body, ref_number: body.ref_number?.toUpperCase() };
      const state = await db.transaction().execute((tx) => settle(deps, tx, staff, wanted, now));
      return { status_code: 200, result: { reference: body.reference, state } };
    }),
    route(listReconciliation).to(async ({ now }) => ({
      status_code: 200,
      result: { partners: [...(await readReconciled(db, now))] },
    })),
  ];
}
