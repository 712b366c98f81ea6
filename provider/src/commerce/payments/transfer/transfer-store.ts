import { sql } from 'kysely';
import type { Money } from '@aylal/domain/money';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { accounts, post } from '../../ledger/ledger.ts';
import type { Logger } from '@aylal/server';
import { addWork } from '../../work-list/work-list.ts';
import { listOddAnswers } from '../../work-list/list-odd-answers.ts';
import type { BankStatement, IncomingTransfer } from './bank-statement.ts';
import { findTransferInvoice } from './find-transfer-invoice.ts';
import './transfer-tables.ts';

declare module '../../../platform/deps.ts' {
  interface Deps {
    readonly transfers: TransferStore;
  }
}

/** Movements that are read once more each time: a bank may number two of one moment in the other order. */
const OVERLAP = 20;

/** Everything that came in on our account, each transfer once, with the invoice that it is for. */
export interface TransferStore {
  /**
   * Asks the bank and keeps what is new. One whose purpose names no order of ours waits in the ledger on an account of its own, and on the work list (MNY-7).
   * Throws `PartnerError`.
   */
  update(): Promise<void>;
  /** The transfers for an invoice; `id` is theirs for ever. */
  paidTo(invoiceId: string): Promise<readonly { readonly id: string; readonly amount: Money }[]>;
  /** Invoices with a transfer that their orders do not know of yet. */
  unbooked(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export function createTransferStore(db: Db, clock: Clock, logger: Logger, statement: BankStatement): TransferStore {
  async function keep(tx: Tx, transfer: IncomingTransfer): Promise<void> {
    const at = clock.now();
    const invoice_id = await findTransferInvoice(tx, transfer.purpose, at);
    const added = await tx
      .insertInto('bank_transfers')
      .values({ ...transfer, at, invoice_id: invoice_id ?? null })
      .onConflict((known) => known.column('record').doNothing())
      .returning('record')
      .executeTakeFirst();
    if (!added || invoice_id !== undefined) return;
    const { amount } = transfer;
    await post(tx, {
      kind: 'transfer-unmatched',
      reference: paymentId(transfer.record),
      at,
      entries: [
        { account: accounts.partnerClearing('transfer'), amount },
        { account: accounts.unmatchedTransfers, amount: -amount },
      ],
    });
    const task = 'A transfer whose purpose names none of our orders, or several. Find out whose it is and assign it.';
    await addWork(tx, {
      kind: 'unmatched-transfer',
      reference: paymentId(transfer.record),
      amount,
      task,
      at,
      raw: transfer,
    });
    logger.warn('transfer-unmatched', { record: transfer.record, amount });
  }

  return {
    update: async () => {
      const { last } = await db
        .selectFrom('bank_transfers')
        .select((select) => select.fn.max('record').as('last'))
        .executeTakeFirstOrThrow();
      const { transfers, odd } = await statement.incomingAfter(Math.max((last ?? 0) - OVERLAP, 0));
      const task = 'The statement of our account has a row that cannot be read. Look at the bank whether money came.';
      await listOddAnswers({ db, clock, logger }, { about: 'statement', amount: 0, task }, odd);
      for (const transfer of transfers) await db.transaction().execute((tx) => keep(tx, transfer));
    },
    paidTo: async (invoiceId) =>
      (
        await db
          .selectFrom('bank_transfers')
          .select(['record', 'amount'])
          .where('invoice_id', '=', invoiceId)
          .orderBy('record')
          .execute()
      ).map(({ record, amount }) => ({ id: paymentId(record), amount })),
    unbooked: async () =>
      (
        await db
          .selectFrom('bank_transfers as t')
          .leftJoin('payments as p', (join) =>
            join.on('p.partner', '=', 'TRANSFER').on(sql`p.payment_id`, '=', sql`'TRF-' || t.record`),
          )
          .select('t.invoice_id')
          .distinct()
          .where('t.invoice_id', 'is not', null)
          .where('p.payment_id', 'is', null)
          .limit(50)
          .execute()
      ).flatMap(({ invoice_id }) => invoice_id ?? []),
    close: () => statement.close(),
  };
}

function paymentId(record: number): string {
  return `TRF-${record}`;
}
