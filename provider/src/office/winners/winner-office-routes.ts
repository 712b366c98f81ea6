import { payPrize, readWinner } from '@aylal/contracts/office';
import { payReportedPrize } from '../../products/lottery/prize-reports.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { hasRead, writeAudit } from '../audit-log.ts';
import { lockWork, subjectOf } from '../work-commands.ts';

/** NEED-244 and NEED-245: what is done with a large prize by who has taken its work. What a ticket has won nobody decides here. */
export function winnerOfficeRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    route(readWinner).to(async ({ body, staff, now }) =>
      db.transaction().execute(async (tx) => {
        const of = { kind: 'winner-report', reference: body.reference } as const;
        const { owner, isDone } = await lockWork(tx, of);
        if (owner !== staff.id || isDone) throw refuse('state-conflict');
        const read = { act: 'read-winner', subject: subjectOf(of) };
        if (!(await hasRead(tx, staff, read))) await writeAudit(tx, staff, read, now);
        return { status_code: 200, result: await winnerOf(tx, of.reference) };
      }),
    ),
    route(payPrize).to(async ({ body, staff, now }) =>
      db.transaction().execute(async (tx) => {
        const of = { kind: 'winner-report', reference: body.reference } as const;
        const { owner } = await lockWork(tx, of);
        if (owner !== staff.id) throw refuse('state-conflict');
        const { phone, amount } = await reportOf(tx, of.reference);
        // The winner has deleted the account meanwhile: its wallet would be nobody's.
        if (phone === '') throw refuse('state-conflict');
        if (await payReportedPrize(deps, tx, of.reference, now)) {
          const subject = subjectOf(of);
          await writeAudit(tx, staff, { act: 'pay-prize', subject, reason: body.reason, after: { amount } }, now);
        }
        return { status_code: 200, result: { reference: of.reference } };
      }),
    ),
  ];
}

function reportOf(tx: Tx, ticket: string) {
  return tx
    .selectFrom('prize_reports as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('lottery_tickets as t', 't.id', 'r.ticket')
    .select(['r.amount', 'r.phone', 'r.reported_at', 't.ref_number'])
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .where('r.ticket', '=', ticket)
    .executeTakeFirstOrThrow();
}

async function winnerOf(tx: Tx, reference: string) {
  const { first_name, last_name, email, phone, amount, ref_number, reported_at } = await reportOf(tx, reference);
  return {
    reference,
    amount,
    ref_number,
    name: [last_name, first_name].filter(Boolean).join(' '),
    phone,
    email: email ?? '',
    reported_at: new Date(reported_at).toISOString(),
  };
}
