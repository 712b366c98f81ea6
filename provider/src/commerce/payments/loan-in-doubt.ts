import { isLoanInDoubt } from '@aylal/domain/office';
import { hoursMs } from '@aylal/domain/calendar';
import type { Db } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { addWorkAgain, finishWork } from '../work-list/work-list.ts';
import type { InvoiceRow } from './invoice-store.ts';
import { loans } from './loans.ts';

type Loan = Pick<InvoiceRow, 'id' | 'ref_number' | 'partner'>;
const kind = 'loan-in-doubt';
const EVERY_MS = hoursMs(1);

/** A loan that its lender says nothing about for long waits for a person, who may finish it: then it comes back only when the lender has answered since and is silent again. */
export async function listLoanInDoubt(
  { db, clock, logger }: Pick<Deps, 'clock' | 'db' | 'logger'>,
  invoice: Loan & Pick<InvoiceRow, 'amount' | 'created_at' | 'answered_at'>,
): Promise<void> {
  const { partner, ref_number, amount, answered_at, created_at } = invoice;
  const since = answered_at ?? created_at;
  const at = clock.now();
  if (!loans.includes(partner) || !isLoanInDoubt(since, at)) return;
  const reference = referenceOf(invoice);
  const known = await db
    .selectFrom('work_items')
    .select('done_at')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (known && (known.done_at === null || known.done_at > since)) return;
  const task = `${partner} has not said for an hour whether it lends for order ${ref_number}. Ask it whether the loan is paid out. What it answers is booked by itself.`;
  await addWorkAgain(db, { kind, reference, amount, task, at });
  logger.error('loan-in-doubt', { partner, ref_number });
}

/** Remembers that the lender has answered about a loan; nothing is in doubt any more. */
export async function noteLenderAnswer({ db, clock }: Pick<Deps, 'clock' | 'db'>, invoice: Loan): Promise<void> {
  if (!loans.includes(invoice.partner)) return;
  const now = clock.now();
  await db.updateTable('invoices').set({ answered_at: now }).where('id', '=', invoice.id).execute();
  await finishWork(db, kind, referenceOf(invoice), now);
}

/** When the lender of a loan in doubt is asked again, though its time is over; null for all others. */
export async function nextQuestionAboutLoan(db: Db, invoice: Loan, now: number): Promise<number | null> {
  if (!loans.includes(invoice.partner)) return null;
  const open = await db
    .selectFrom('work_items')
    .select('reference')
    .where('kind', '=', kind)
    .where('reference', '=', referenceOf(invoice))
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return open ? now + EVERY_MS : null;
}

/** Begins with the order, so that the office finds it. */
function referenceOf({ id, ref_number }: Loan): string {
  return `${ref_number}-${id}`;
}
