import { accounts } from '../../commerce/ledger/ledger.ts';
import { agreedItem } from '../../commerce/orders/order-row.ts';
import type { FulfilmentPort } from '../../commerce/orders/fulfilment-port.ts';
import { watchEsim } from './low-data/watch-store.ts';

/** An eSIM is made, or one that there is gets another package. Its activation string is sealed for the order. From then on its data are looked after. */
export const esimFulfilment: FulfilmentPort<'esim'> = {
  payable: () => accounts.supplierPayable('esim'),
  fulfil: async ({ esims: { supplier }, vault, db, clock }, order, again) => {
    const ref = order.ref_number;
    const item = agreedItem(order, 'esim');
    if (item.topUpOf) {
      if (!again || !(await supplier.findTopUp(ref))) await supplier.topUp(ref, item.topUpOf.iccid, item.package.id);
      await watchEsim(db, { ref_number: item.topUpOf.refNumber, iccid: item.topUpOf.iccid }, clock.now());
      return { item };
    }
    const before = again ? await supplier.findOrder(ref) : undefined;
    const { iccid, activation, apn } = before ?? (await supplier.order(ref, item.package.id));
    await watchEsim(db, { ref_number: ref, iccid }, clock.now());
    return { item: { ...item, made: { iccid, sealed: vault.seal(activation, ref), apn } } };
  },
};
