import { listReceipt } from './list-receipt.ts';
import type { Deps } from '../../platform/deps.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { sendReceiptMail } from './receipt-mails.ts';
import { dropReceipt, markFulfilled, keepUnsure, type ReceiptRow } from './receipt-store.ts';
import type { IssuedReceipt } from './tax-port.ts';

const AGAIN_MS = 60_000;

/**
 * Asks the tax office for a receipt that was begun, keeps what came of it, and mails its number. Throws `PartnerError`: after a refusal, or when nobody was reached, the receipt is as
 * if it had never been asked for; after a lost answer it stays on its way and is asked for again with the same number. Never inside a transaction.
 */
export async function requestTaxReceipt(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'logger' | 'outbox' | 'tax'>,
  row: ReceiptRow,
): Promise<IssuedReceipt> {
  try {
    const issued = await deps.tax.issue({
      number: String(row.number).padStart(6, '0'),
      replaces: row.replaces,
      companyTin: row.company_tin,
      lines: row.lines,
    });
    await deps.db.transaction().execute(async (tx) => {
      if (await markFulfilled(tx, row, issued, deps.clock.now())) await sendReceiptMail(deps, tx, row, issued.id);
    });
    deps.logger.info('receipt-sent', {
      ref_number: row.ref_number,
      amount: row.amount,
      corrects: row.replaces !== null,
    });
    return issued;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    await keepFailure(deps, row, error);
    throw error;
  }
}

async function keepFailure(
  { db, clock, logger }: Pick<Deps, 'clock' | 'db' | 'logger'>,
  row: ReceiptRow,
  { kind, key }: PartnerError,
): Promise<void> {
  logger.warn('tax-office-failed', { ref_number: row.ref_number, kind, key });
  if (kind === 'unknown' || (kind === 'unavailable' && row.unsure))
    return keepUnsure(db, row.number, clock.now() + AGAIN_MS);
  if (kind === 'unavailable' || (!row.unsure && row.replaces === null)) return dropReceipt(db, row.number);
  // A refusal after a lost answer may mean that the receipt is there, and one of a correction leaves a wrong one in force: a person has to look.
  await keepUnsure(db, row.number, null);
  await listReceipt(
    { clock, db, logger },
    row,
    'The tax office has refused a receipt that it may have made already, or that corrects one. Ask it which is in force.',
  );
}
