import { accounts } from '../ledger/ledger.ts';
import { agreedItem } from '../orders/order-row.ts';
import type { ProductSupply } from '../orders/product-supply.ts';

/** An eSIM is made, or one that there is gets another package. Its activation string is sealed for the order. */
export const esimSupply: ProductSupply<'esim'> = {
  payable: () => accounts.esimPayable,
  supply: async ({ esims: { supplier }, vault }, order, again) => {
    const ref = order.ref_number;
    const item = agreedItem(order, 'esim');
    if (item.topUpOf) {
      if (!again || !(await supplier.findTopUp(ref))) await supplier.topUp(ref, item.topUpOf.iccid, item.package.id);
      return { item };
    }
    const before = again ? await supplier.findOrder(ref) : undefined;
    const { iccid, activation, apn } = before ?? (await supplier.order(ref, item.package.id));
    return { item: { ...item, made: { iccid, sealed: vault.seal(activation, ref), apn } } };
  },
};
