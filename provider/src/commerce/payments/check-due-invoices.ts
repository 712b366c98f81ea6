import type { PaymentName } from '@aylal/contracts/payments';
import type { Deps } from '../../platform/deps.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { checkInvoice } from './check-invoice.ts';
import {
  claimDueInvoice,
  findInvoiceById,
  isInvoiceDue,
  known,
  type ClaimOrder,
  type InvoiceRow,
} from './invoice-store.ts';
import { listLoanInDoubt, nextQuestionAboutLoan } from './loan-in-doubt.ts';
import { nextCheckAt } from './next-check.ts';
import { listOddPayments, type InvoiceSync } from './sync-invoice.ts';

/** Who asks at the same time, and which invoice each takes first. One of them takes the one that has waited longest, so that none is forgotten. */
const askers: readonly ClaimOrder[] = ['watched', 'watched', 'watched', 'longest-due'];
const MOST_PER_TURN = 50;
/** A partner that fails so often in a row is left alone until the next turn. */
const FAILURES_IN_A_ROW = 8;
const UNREADABLE_CHECKS = 5;
const DEADLINE_MS = 12_000;
/** Longer than the deadline: a claim that nobody finishes is taken up again. */
const LEASE_MS = 20_000;

/**
 * Asks one partner about its invoices that are due, four at the same time: the ones that customers look at first, then the youngest. An invoice whose
 * question takes longer than `deadlineMs` is asked about again later. Partners do not wait for each other: each has a turn of its own.
 */
export async function checkDueInvoices(
  deps: Pick<Deps, 'clock' | 'db' | 'logger' | 'partnerCalls' | 'payments'>,
  invoices: InvoiceSync,
  partner: PaymentName,
  deadlineMs = DEADLINE_MS,
): Promise<void> {
  let left = MOST_PER_TURN;
  let failures = 0;
  async function ask(order: ClaimOrder): Promise<void> {
    while (left > 0 && failures < FAILURES_IN_A_ROW) {
      left -= 1;
      const invoice = await claimDueInvoice(deps.db, { partner, order, now: deps.clock.now(), leaseMs: LEASE_MS });
      if (!invoice) return;
      failures = (await answered(deps, invoices, invoice, deadlineMs)) ? 0 : failures + 1;
      await planNextCheck(deps, invoice);
    }
  }
  if (await isInvoiceDue(deps.db, partner, deps.clock.now())) await Promise.all(askers.map(ask));
}

/** False when the partner gave no answer in time, or one that cannot be used. */
async function answered(
  deps: Pick<Deps, 'clock' | 'db' | 'logger' | 'partnerCalls' | 'payments'>,
  sync: InvoiceSync,
  invoice: InvoiceRow,
  deadlineMs: number,
): Promise<boolean> {
  try {
    await inTime(checkInvoice(deps, sync, invoice), deadlineMs);
    return true;
  } catch (error) {
    const { partner, ref_number } = invoice;
    if (error instanceof PartnerError)
      deps.logger.warn('payment-partner-failed', { partner, kind: error.kind, key: error.key });
    else deps.logger.error('invoice-check-failed', { partner, ref_number, error });
    await listUnreadable(deps, invoice, error);
    await listLoanInDoubt(deps, invoice);
    return false;
  }
}

/** An answer that could not be read at several checks is no passing fault of the partner: a person looks at it. */
async function listUnreadable(
  deps: Pick<Deps, 'clock' | 'db' | 'logger'>,
  row: InvoiceRow,
  error: unknown,
): Promise<void> {
  const invoice = known(row);
  if (!invoice || row.checks < UNREADABLE_CHECKS || !(error instanceof PartnerError)) return;
  if (error.answer !== undefined) await listOddPayments(deps, invoice, [error.answer]);
}

async function inTime(question: Promise<void>, deadlineMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PartnerError('unavailable', 'TOO_SLOW')), deadlineMs);
  });
  try {
    await Promise.race([question, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function planNextCheck({ db, clock }: Pick<Deps, 'clock' | 'db'>, invoice: InvoiceRow): Promise<void> {
  const after = (await findInvoiceById(db, invoice.id)) ?? invoice;
  const now = clock.now();
  const next = nextCheckAt(after, now) ?? (await nextQuestionAboutLoan(db, after, now));
  await db.updateTable('invoices').set({ next_check_at: next }).where('id', '=', invoice.id).execute();
}
