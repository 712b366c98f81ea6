import type { DifferenceOutcome } from '@aylal/domain/office';
import { writtenOff } from '@aylal/domain/office';
import { hoursMs } from '@aylal/domain/calendar';
import type { PaymentName } from '@aylal/contracts/payments';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { accounts, post } from '../ledger/ledger.ts';
import { lockOrder } from '../orders/order-store.ts';
import type { InvoiceRow } from '../payments/invoice-store.ts';
import { recordPaymentsIn } from '../payments/record-payments.ts';
import type { Difference } from './compare-settlement.ts';
import type { Partner } from './reconcile-day.ts';

type PartnerDifference = Difference & { readonly partner: Partner };

/** What the end of a difference is about. */
export interface DifferenceEnd {
  readonly reference: string;
  readonly outcome: DifferenceOutcome;
  /** Of the order that a payment is booked to. */
  readonly ref_number?: string | undefined;
}

/** Books the end of a difference. What the partner returns or corrects is in none of our books, and so books nothing. */
export async function endDifference(
  deps: Deps,
  tx: Tx,
  difference: PartnerDifference,
  { reference, outcome, ref_number }: DifferenceEnd,
  now: number,
): Promise<void> {
  if (outcome === 'book') return bookToOrder(deps, tx, difference, ref_number, now);
  if (outcome === 'write-off') return writeOff(tx, difference, reference, now);
  // What is booked here meanwhile is nothing that the partner could return.
  if (outcome === 'returned' && (await bookedTo(tx, difference)) !== undefined) throw refuse('state-conflict');
}

/** A payment counts for the order like any other that comes: late or too much goes to its customer's wallet (MNY-7). */
async function bookToOrder(
  deps: Deps,
  tx: Tx,
  difference: PartnerDifference,
  ref_number: string | undefined,
  now: number,
): Promise<void> {
  const { payment_id: id, partner_amount } = difference;
  const noOrder = () => refuse('invalid-input', { fields: { ref_number: 'validation_reference' } });
  if (ref_number === undefined || !(await lockOrder(tx, ref_number))) throw noOrder();
  const booked = await bookedTo(tx, difference);
  if (booked !== undefined && booked !== ref_number) throw refuse('state-conflict');
  const invoice = await invoiceFor(deps, tx, difference, ref_number, now);
  await recordPaymentsIn(deps, tx, invoice, [{ id, amount: partner_amount ?? 0 }]);
}

/** The order that a payment is booked to; undefined while it is in none of our books. */
async function bookedTo(tx: Tx, { partner, payment_id }: PartnerDifference): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payments')
    .select('ref_number')
    .where('partner', '=', nameOf(partner))
    .where('payment_id', '=', payment_id)
    .executeTakeFirst();
  return row?.ref_number;
}

/** The partner's invoice as one of this order, so that the payment has one; one of our own where we do not know it. Nobody asks the partner about it again. */
async function invoiceFor(
  { ids }: Pick<Deps, 'ids'>,
  tx: Tx,
  { partner, invoice, partner_amount }: PartnerDifference,
  ref_number: string,
  now: number,
): Promise<InvoiceRow> {
  const known = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('partner', '=', nameOf(partner))
    .where('partner_id', '=', invoice)
    .executeTakeFirst();
  if (known?.ref_number === ref_number) return known;
  return tx
    .insertInto('invoices')
    .values({
      id: ids.reference('INV'),
      ...{ ref_number, partner: nameOf(partner), amount: partner_amount ?? 0, fee: 0, status: 'paid' },
      partner_id: known || invoice === '' ? null : invoice,
      created_at: now,
      expires_at: now + hoursMs(1),
      next_check_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The account of the partner becomes what the partner has, as a cost or an income of ours. */
async function writeOff(tx: Tx, difference: PartnerDifference, reference: string, at: number): Promise<void> {
  const amount = writtenOff(difference);
  await post(tx, {
    kind: 'difference-written-off',
    reference,
    at,
    entries: [
      { account: accounts.partnerClearing(difference.partner), amount },
      { account: amount < 0 ? accounts.differenceCosts : accounts.differenceGains, amount: -amount },
    ],
  });
}

const names: Readonly<Record<Partner, PaymentName>> = {
  qpay: 'QPAY',
  socialpay: 'SOCIALPAY',
  card: 'CARD',
  pocket: 'POCKET',
  lendpay: 'LENDPAY',
};

function nameOf(partner: Partner): PaymentName {
  return names[partner];
}
