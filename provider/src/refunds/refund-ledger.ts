import type { Tx } from '../database/database.ts';
import { accounts, post, type LedgerAccount } from '../ledger/ledger.ts';
import { agreedItem, type FlightOrderRow } from '../orders/order-row.ts';
import { productSupplies } from '../orders/product-supplies.ts';
import type { SuppliedProduct } from '../orders/product-supply.ts';
import type { FlightRefundRow } from './refund-row.ts';
import { goesToWallet } from './to-wallet.ts';

type Refund = Pick<FlightRefundRow, 'id' | 'ref_number' | 'discount' | 'back'>;

/** The airline, or the hotel's partner, has granted it: it keeps its fee, and gives up the rest, which is owed to the customer, and to us where a coupon had paid a part of it. */
export async function postRefundGranted(
  tx: Tx,
  { id, ref_number, discount, back }: Refund,
  order: Pick<FlightOrderRow, 'offer' | 'product' | 'item'>,
  at: number,
): Promise<void> {
  await post(tx, {
    kind: 'refund',
    reference: id,
    at,
    entries: [
      { account: supplierOf(order), amount: back + discount },
      { account: accounts.refundPayable(ref_number), amount: -back },
      { account: accounts.couponCosts, amount: -discount },
    ],
  });
}

/** Who made the goods, and gives their price up. */
function supplierOf(order: Pick<FlightOrderRow, 'offer' | 'product' | 'item'>): LedgerAccount {
  return order.product === 'flight'
    ? accounts.airlinePayable(order.offer.trips[0]?.flights[0]?.marketing_airline ?? '')
    : payableOf(order, order.product);
}

function payableOf<P extends SuppliedProduct>(
  order: Pick<FlightOrderRow, 'product' | 'item'>,
  product: P,
): LedgerAccount {
  return productSupplies[product].payable(agreedItem(order, product));
}

/** The bank has paid it, or it lies in the customer's wallet: nothing is owed for the order any more. */
export async function postRefundPaid(
  tx: Tx,
  { id, ref_number, back, bank_name }: Refund & Pick<FlightRefundRow, 'bank_name'>,
  { user_id }: Pick<FlightOrderRow, 'user_id'>,
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
