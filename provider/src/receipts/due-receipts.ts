import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { customerDay } from '../bookings/customer-day.ts';
import { lockOrder } from '../orders/order-store.ts';
import { orderStatus } from '../orders/order-row.ts';
import { PartnerError } from '../partners/partner-error.ts';
import { askTaxOffice } from './ask-tax-office.ts';
import { ASKING_MS, beginReceipt } from './begin-receipt.ts';
import { receiptAmount } from './decide-receipt.ts';
import { standingReceipts, type ReceiptRow } from './receipt-store.ts';

const AT_ONCE = 20;

/** Receipts whose answer was lost, by a partner or by our own death: asked for again with the same number, on its day alone. */
export async function askAgain(deps: Deps): Promise<void> {
  for (let count = 0; count < AT_ONCE; count += 1) {
    const receipt = await claimDue(deps);
    if (!receipt) return;
    await asking(deps, receipt);
  }
}

/** Receipts of orders that cost something else by now, after a change of flights: a new one takes the place of the former. */
export async function correctReceipts(deps: Deps): Promise<void> {
  const { rows } = await sql<{ ref_number: string }>`
    select o.ref_number from tax_receipts r join flight_orders o on o.ref_number = r.ref_number
    where r.status = 'sent' and o.status in (${sql.join([orderStatus.issued, orderStatus.changed])}) and o.paid = o.total and o.paid > 0 and o.paid <> r.amount
      and not exists (select 1 from tax_receipts s where s.ref_number = r.ref_number and s.status = 'sending')
    order by r.number limit ${AT_ONCE}`.execute(deps.db);
  for (const { ref_number } of rows) {
    const receipt = await beginCorrection(deps, ref_number);
    if (receipt) await asking(deps, receipt);
  }
}

async function beginCorrection(deps: Deps, ref: string): Promise<ReceiptRow | undefined> {
  return deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, ref);
    const [receipt] = await standingReceipts(tx, ref);
    if (!order || receipt?.status !== 'sent' || [0, receipt.amount].includes(receiptAmount(order))) return undefined;
    return beginReceipt(tx, order, receipt, { replaces: receipt.receipt_id, now: deps.clock.now() });
  });
}

async function claimDue({ db, clock }: Deps): Promise<ReceiptRow | undefined> {
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
        .where('day', '=', customerDay(now))
        .orderBy('ask_again_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** What the tax office does not do now is kept as due, and was logged. */
async function asking(deps: Deps, receipt: ReceiptRow): Promise<void> {
  try {
    await askTaxOffice(deps, receipt);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
  }
}
