import { assignTransfer } from '@aylal/contracts/office';
import { findTransferInvoice } from '../commerce/payments/transfer/find-transfer-invoice.ts';
import { bookAssigned } from '../commerce/payments/transfer/import-transfers.ts';
import { assignTransfer as assign } from '../commerce/payments/transfer/unmatched-transfers.ts';
import { createInvoiceSync } from '../commerce/payments/sync-invoice.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { writeAudit } from './audit-log.ts';
import { lockWork, subjectOf } from './work-commands.ts';

/** NEED-188: the transfer, the end of its work and the line of the audit log are one transaction; its order is brought up to it afterwards. */
export function assignTransferRoute(deps: Deps): Route {
  const invoices = createInvoiceSync(deps);
  return route(assignTransfer).to(async ({ body, staff, now }) => {
    const { reference, reason } = body;
    const ref_number = body.ref_number.toUpperCase();
    const of = { kind: 'unmatched-transfer', reference } as const;
    const record = Number(reference.slice('TRF-'.length));
    await deps.db.transaction().execute(async (tx) => {
      const work = await lockWork(tx, of);
      if (work.owner !== staff.id) throw refuse('state-conflict');
      if (work.isDone && (await orderOf(tx, record)) === ref_number) return;
      if (work.isDone) throw refuse('state-conflict');
      if ((await findTransferInvoice(tx, ref_number, now)) === undefined)
        throw refuse('invalid-input', { fields: { ref_number: 'validation_reference' } });
      await assign(tx, record, ref_number, now);
      await writeAudit(
        tx,
        staff,
        { act: 'assign-transfer', subject: subjectOf(of), reason, after: { ref_number } },
        now,
      );
    });
    await bookAssigned(deps, invoices);
    return { status_code: 200, result: { reference, ref_number } };
  });
}

/** The order that a transfer was given to; undefined while it waits. */
async function orderOf(tx: Tx, record: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('bank_transfers as t')
    .innerJoin('invoices as i', 'i.id', 't.invoice_id')
    .select('i.ref_number')
    .where('t.record', '=', record)
    .executeTakeFirst();
  return row?.ref_number;
}
