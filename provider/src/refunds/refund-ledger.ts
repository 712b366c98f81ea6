import type { Tx } from '../database/database.ts';
import { accounts, post } from '../ledger/ledger.ts';
import type { FlightOrderRow } from '../orders/order-row.ts';
import type { FlightRefundRow } from './refund-row.ts';

type Refund = Pick<FlightRefundRow, 'id' | 'ref_number' | 'back'>;

/** The airline has granted it: so much less is owed to the airline, and owed to the customer instead. The fee stays with the airline. */
export async function postRefundGranted(
  tx: Tx,
  { id, ref_number, back }: Refund,
  { offer }: Pick<FlightOrderRow, 'offer'>,
  at: number,
): Promise<void> {
  if (back === 0) return;
  await post(tx, {
    kind: 'refund',
    reference: id,
    at,
    entries: [
      { account: accounts.airlinePayable(offer.trips[0]?.flights[0]?.marketing_airline ?? ''), amount: back },
      { account: accounts.refundPayable(ref_number), amount: -back },
    ],
  });
}

/** The bank has paid it: nothing is owed to the customer any more. */
export async function postRefundPaid(tx: Tx, { id, ref_number, back }: Refund, at: number): Promise<void> {
  if (back === 0) return;
  await post(tx, {
    kind: 'refund-paid',
    reference: id,
    at,
    entries: [
      { account: accounts.refundPayable(ref_number), amount: back },
      { account: accounts.partnerClearing('payout'), amount: -back },
    ],
  });
}
