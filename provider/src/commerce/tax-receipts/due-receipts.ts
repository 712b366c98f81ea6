import { sql } from 'kysely';
import { homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { orderStatus } from '../orders/order-row.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { requestTaxReceipt } from './request-tax-receipt.ts';
import { ASKING_MS, beginReceipt } from './begin-receipt.ts';
import { keepForPerson, keepReturned, standingReceipts, type ReceiptRow } from './receipt-store.ts';
import { listReceipt } from './list-receipt.ts';
import { lockSale } from './sale.ts';

const AT_ONCE = 20;

/** Receipts whose answer was lost, by a partner or by our own death: asked for again with the same number, on its day alone. */
export async function askAgain(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'logger' | 'outbox' | 'tax'>,
): Promise<void> {
  for (let count = 0; count < AT_ONCE; count += 1) {
    const receipt = await claimDueOrder(deps);
    if (!receipt) return;
    await asking(deps, receipt);
  }
}

/** Receipts of orders of which something else was kept by now, after a change of flights or a refund: a new one takes the place of the former, and where nothing is left it is taken back. */
export async function correctReceipts(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'logger' | 'outbox' | 'products' | 'saleSources' | 'tax'>,
): Promise<void> {
  const settled = [orderStatus.issued, orderStatus.changed, orderStatus.refunded];
  const { rows } = await sql<{ ref_number: string }>`
    select o.ref_number from tax_receipts r join orders o on o.ref_number = r.ref_number
    where r.status = 'sent' and not r.unsure and o.status in (${sql.join(settled)}) and o.paid = o.total
      and r.amount <> o.paid - (select coalesce(sum(f.back), 0) from refunds f where f.ref_number = o.ref_number and f.state = 'finished')
      and not exists (select 1 from tax_receipts s where s.ref_number = r.ref_number and s.status = 'sending')
    order by r.number limit ${AT_ONCE}`.execute(deps.db);
  for (const { ref_number } of rows) {
    const due = await beginCorrection(deps, ref_number);
    if (due?.kind === 'replace') await asking(deps, due.receipt);
    if (due?.kind === 'take-back') await takeBack(deps, due.receipt);
  }
}

interface Correction {
  readonly kind: 'replace' | 'take-back';
  readonly receipt: ReceiptRow;
}

async function beginCorrection(
  deps: Pick<Deps, 'clock' | 'db' | 'products' | 'saleSources'>,
  ref: string,
): Promise<Correction | undefined> {
  return deps.db.transaction().execute(async (tx) => {
    const sale = await lockSale(deps, tx, ref);
    const [receipt] = await standingReceipts(tx, ref);
    if (!sale || receipt?.status !== 'sent' || sale.amount === receipt.amount) return undefined;
    if (sale.amount === 0) return { kind: 'take-back', receipt };
    const terms = { replaces: receipt.receipt_id, now: deps.clock.now() };
    return { kind: 'replace', receipt: await beginReceipt(tx, sale, receipt, terms) };
  });
}

/** A company's receipt, and one that its owner has registered, cannot be taken back by us. */
async function takeBack(
  { tax, clock, db, logger }: Pick<Deps, 'clock' | 'db' | 'logger' | 'tax'>,
  row: ReceiptRow,
): Promise<void> {
  const { number, ref_number, receipt_id, receipt_date } = row;
  try {
    await tax.takeBack({ id: receipt_id ?? '', date: receipt_date ?? '' });
    await keepReturned(db, number);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('tax-office-failed', { ref_number, kind: error.kind, key: error.key });
    if (error.kind !== 'refused') return;
    await keepForPerson(db, number);
    await listReceipt({ clock, db, logger }, row, 'The tax office does not take this receipt back. Ask it to.');
  }
}

async function claimDueOrder({ db, clock }: Pick<Deps, 'clock' | 'db'>): Promise<ReceiptRow | undefined> {
  const now = clock.now();
  return db
    .updateTable('tax_receipts')
    .set({ ask_again_at: now + ASKING_MS, unsure: true })
    .where('number', '=', (from) =>
      from
        .selectFrom('tax_receipts')
        .select('number')
        .where('status', '=', 'sending')
        .where('ask_again_at', '<=', now)
        .where('day', '=', homeDate(now))
        .orderBy('ask_again_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** What the tax office does not do now is kept as due, and was logged. */
async function asking(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'logger' | 'outbox' | 'tax'>,
  receipt: ReceiptRow,
): Promise<void> {
  try {
    await requestTaxReceipt(deps, receipt);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
  }
}
