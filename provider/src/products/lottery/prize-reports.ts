import { maskDocument } from '@aylal/domain/people';
import type { Money } from '@aylal/domain/money';
import { accounts, post } from '../../commerce/ledger/ledger.ts';
import { addWork, finishWork } from '../../commerce/work-list/work-list.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendPrizeMail } from './send-prize-mail.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Winners of large prizes who have said where to call; `phone` is empty once its customer was forgotten. */
    prize_reports: {
      ticket: string;
      user_id: string;
      amount: Money;
      phone: string;
      reported_at: number;
      paid_at: number | null;
    };
  }
}

/** A customer's report of a ticket that has won so much. */
export interface PrizeReport {
  readonly ticket: string;
  readonly userId: string;
  readonly amount: Money;
  readonly phone: string;
}

/** Stores where the winner is called, and puts the report on the work list; the latest number holds. False once the prize is paid. */
export async function addPrizeReport(
  tx: Tx,
  { ticket, userId: user_id, amount, phone }: PrizeReport,
  now: number,
): Promise<boolean> {
  const stored = await tx
    .insertInto('prize_reports')
    .values({ ticket, user_id, amount, phone, reported_at: now, paid_at: null })
    .onConflict((known) => known.column('ticket').doUpdateSet({ phone }).where('prize_reports.paid_at', 'is', null))
    .returning('ticket')
    .executeTakeFirst();
  if (!stored) return false;
  const task = 'The winner of a large prize has reported. Call, make sure who it is, and pay the prize.';
  await addWork(tx, {
    kind: 'winner-report',
    reference: ticket,
    amount,
    task,
    at: now,
    raw: { phone: maskDocument(phone) },
  });
  return true;
}

/** Pays a reported prize into the game wallet, finishes the work, and mails the winner. False when it is paid already. */
export async function payReportedPrize(
  deps: Pick<Deps, 'config' | 'outbox'>,
  tx: Tx,
  ticket: string,
  now: number,
): Promise<boolean> {
  const paid = await tx
    .updateTable('prize_reports')
    .set({ paid_at: now })
    .where('ticket', '=', ticket)
    .where('paid_at', 'is', null)
    .returning(['user_id', 'amount'])
    .executeTakeFirst();
  if (!paid) return false;
  const { user_id, amount } = paid;
  await post(tx, {
    kind: 'prize-paid',
    reference: ticket,
    at: now,
    entries: [
      { account: accounts.prizesToPay, amount },
      { account: accounts.gameWallet(user_id), amount: -amount },
    ],
  });
  await finishWork(tx, 'winner-report', ticket, now);
  await sendPrizeMail(deps, tx, { ticket, ...paid });
  return true;
}
