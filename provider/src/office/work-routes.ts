import { assignWork, finishWork, listWork, noteWork } from '@aylal/contracts/office';
import type { Deps } from '../platform/deps.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { countWork, readWork } from './read-work.ts';
import { isStaffOf, listStaffOf } from './staff-store.ts';
import { addNote, endWork, giveWork, type WorkOf } from './work-commands.ts';

const workers = assignWork.roles;

/** NEED-183 to NEED-186: each act is one transaction with its line of the audit log. */
export function workRoutes(deps: Pick<Deps, 'db'>): readonly Route[] {
  const { db } = deps;
  return [
    route(listWork).to(async ({ query, staff, now }) => {
      const owner = query.owner === undefined ? undefined : query.owner === 'me' ? staff.id : null;
      const [page, open, colleagues] = await Promise.all([
        readWork(db, { ...query, owner }),
        countWork(db),
        listStaffOf(db, workers),
      ]);
      return { status_code: 200, result: { ...page, open, colleagues, server_time: new Date(now).toISOString() } };
    }),
    route(assignWork).to(async ({ body, staff, now }) =>
      db.transaction().execute(async (tx) => {
        if (body.owner !== null && !(await isStaffOf(tx, body.owner, workers)))
          throw refuse('invalid-input', { fields: { owner: 'validation_reference' } });
        await giveWork(tx, staff, body, body, now);
        return { status_code: 200, result: await workOf(tx, body) };
      }),
    ),
    route(noteWork).to(async ({ body, staff, now }) =>
      db.transaction().execute(async (tx) => {
        await addNote(tx, staff, body, body, now);
        return { status_code: 200, result: await workOf(tx, body) };
      }),
    ),
    route(finishWork).to(async ({ body, staff, now }) => {
      const { kind, reference, reason } = body;
      await db.transaction().execute((tx) => endWork(tx, staff, body, reason, now));
      return { status_code: 200, result: { kind, reference } };
    }),
  ];
}

async function workOf(tx: Tx, { kind, reference }: WorkOf) {
  const { items } = await readWork(tx, { kind, reference, limit: 1 });
  const [item] = items;
  if (!item) throw refuse('state-conflict');
  return item;
}
