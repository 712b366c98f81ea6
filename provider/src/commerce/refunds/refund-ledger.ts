import type { Tx } from '../../platform/database/database.ts';
import { accounts, post, type LedgerAccount } from '../ledger/ledger.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { RefundRow } from '../orders/refund-row.ts';
import { goesToWallet } from './to-wallet.ts';

type Refund = Pick<RefundRow, 'id' | 'ref_number' | 'discount' | 'back'>;

/** The supplier has granted it: it keeps its fee, and gives up the rest, which is owed to the customer, and to us where a coupon had paid a part of it. */
export async function postRefundGranted(
  tx: Tx,
  { id, ref_number, discount, back }: Refund,
  supplier: LedgerAccount,
  at: number,
): Promise<void> {
  await post(tx, {
    kind: 'refund',
    reference: id,
    at,
    entries: [
      { account: supplier, amount: back + discount },
      { account: accounts.refundPayable(ref_number), amount: -back },
      { account: accounts.couponCosts, amount: -discount },
    ],
  });
}

/** The bank has paid it, or it lies in the customer's wallet: nothing is owed for the order any more. */
export async function postRefundPaid(
  tx: Tx,
  { id, ref_number, back, bank_name }: Refund & Pick<RefundRow, 'bank_name'>,
  { user_id }: Pick<OrderRow, 'user_id'>,
  at: number,
): Promise<void> {
  await post(tx, {
    kind: 'refund-paid',
    reference: id,
    at,
    entries: [
      { account: accounts.refundPayable(ref_number), amount: back },
      {
        account: goesToWallet({ bank_name }) ? accounts.customerCredit(user_id) : accounts.partnerClearing('payout'),
        amount: -back,
      },
    ],
  });
}
