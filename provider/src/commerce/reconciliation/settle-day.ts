import type { LocalDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { findInvoiceByPartnerId, nameLostInvoice, type KnownInvoice } from '../payments/invoice-store.ts';
import type { InvoiceSync } from '../payments/sync-invoice.ts';
import { addWork } from '../work-list/work-list.ts';
import { listOddAnswers } from '../work-list/list-odd-answers.ts';
import type { Difference } from './compare-settlement.ts';
import { reconcileDay, type Partner } from './reconcile-day.ts';

const tasks: Readonly<Record<Difference['kind'], string>> = {
  'missing-here':
    'The partner has a payment of which no invoice of ours is known. Find out whose it is, or have it returned.',
  'missing-there': 'We have booked a payment that the partner does not know. Ask the partner.',
  'amount-differs': 'A payment has another amount at the partner than in our books. Ask the partner.',
  'other-currency': 'A payment came in another currency than tögrög. Have it returned.',
};

/**
 * Compares a day with a partner and ends each difference: a payment that is missing here is booked to its order, or credited to the customer where the order does not
 * need it (MNY-7); what nobody can decide goes to the work list. Of a day that is `running` only missing payments are looked at: the partner's list may lag behind.
 * Safe to repeat. Throws `PartnerError` when the partner cannot be asked.
 */
export async function settleDay(
  deps: Pick<Deps, 'clock' | 'db' | 'logger' | 'payments'>,
  sync: InvoiceSync,
  { partner, day, running }: { readonly partner: Partner; readonly day: LocalDate; readonly running: boolean },
): Promise<void> {
  const { differences, odd } = await reconcileDay(deps, partner, day);
  const task = `The list of ${partner} for ${day} has a row that cannot be read. Look at the partner whether money came.`;
  await listOddAnswers(deps, { about: partner, amount: 0, task }, odd);
  for (const difference of differences) {
    if (difference.kind === 'missing-here' && (await bookMissing(deps, sync, partner, difference))) continue;
    if (running && difference.kind !== 'missing-here') continue;
    const reference = `${partner}-${difference.payment_id}`.replace(/[^\w-]/g, '_').slice(0, 80);
    const amount = difference.partner_amount ?? difference.our_amount ?? 0;
    const at = deps.clock.now();
    await addWork(deps.db, {
      kind: 'reconciliation',
      reference,
      amount,
      task: tasks[difference.kind],
      at,
      raw: difference,
    });
    deps.logger.error('reconciliation-differs', { partner, day, kind: difference.kind, reference });
  }
}

/** False when no invoice of ours is known for it, or the partner does not show it there. */
async function bookMissing(
  deps: Pick<Deps, 'db' | 'logger' | 'payments'>,
  { sync }: InvoiceSync,
  partner: Partner,
  missing: Difference,
): Promise<boolean> {
  const invoice = await invoiceOf(deps, partner, missing.invoice);
  if (!invoice) return false;
  await sync(invoice);
  const booked = await deps.db
    .selectFrom('payments')
    .select('ref_number')
    .where('partner', '=', invoice.partner)
    .where('payment_id', '=', missing.payment_id)
    .executeTakeFirst();
  if (booked) deps.logger.warn('missing-payment-booked', { partner, ref_number: booked.ref_number });
  return booked !== undefined;
}

/** Our invoice under the partner's id, or under our own number where the answer to its opening was lost. */
async function invoiceOf(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  partner: Partner,
  partnerId: string,
): Promise<KnownInvoice | undefined> {
  if (partnerId === '') return undefined;
  const port = payments.of(partner.toUpperCase());
  const known = await findInvoiceByPartnerId(db, port.name, partnerId);
  if (known || !port.numberOf) return known;
  return nameLostInvoice(db, await port.numberOf(partnerId), partnerId);
}
