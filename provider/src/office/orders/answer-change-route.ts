import { answerOrderChange } from '@aylal/contracts/office';
import { lockOrder } from '../../commerce/orders/order-store.ts';
import { answerChange } from '../../commerce/partner-changes/answer-change.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { writeAudit } from '../audit-log.ts';
import { beginAction } from './begin-action.ts';
import { knownOrder } from './known-order.ts';
import { orderFile } from './order-file.ts';
import { orderSubject } from './order-records.ts';

/** NEED-301: as the customer's own answer, with a reason and a line in the audit log. Who answers second finds it answered. */
export function answerOrderChangeRoute(deps: Deps): Route {
  return route(answerOrderChange).to(({ body, staff, locale, now, log }) =>
    deps.db.transaction().execute(async (tx) => {
      const { id, change, answer, reason } = body;
      const order = await lockOrder(tx, body.ref_number.toUpperCase());
      if (!order) throw refuse('not-found');
      const { ref_number } = order;
      if (await beginAction(tx, { id, ref_number, action: 'change' }, now)) {
        const isNew = await answerChange(deps, tx, { order, change, answer, by: 'office', now, log });
        // Answered so already by the customer or a colleague: nothing of this is theirs.
        if (!isNew) throw refuse('state-conflict');
        const subject = orderSubject(ref_number);
        await writeAudit(tx, staff, { act: 'order-change', subject, reason, after: { change, answer } }, now);
      }
      const file = await orderFile(deps, tx, await knownOrder(tx, ref_number), { locale, now });
      return { status_code: 200, result: file };
    }),
  );
}
