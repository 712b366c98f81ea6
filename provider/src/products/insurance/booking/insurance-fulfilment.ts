import { accounts } from '../../../commerce/ledger/ledger.ts';
import { agreedItem } from '../../../commerce/orders/order-row.ts';
import type { FulfilmentPort } from '../../../commerce/orders/fulfilment-port.ts';
import { openInsured } from './open-insured.ts';

/** A policy is issued by its insurer, who answers with its number. */
export const insuranceFulfilment: FulfilmentPort<'insurance'> = {
  payable: () => accounts.supplierPayable('insurer'),
  fulfil: async ({ insurances: { insurer }, vault }, order, again) => {
    const reference = order.ref_number;
    const item = agreedItem(order, 'insurance');
    const { slug: plan, startDate, endDate } = item;
    const insured = openInsured(vault, order);
    const before = again ? await insurer.find(reference) : undefined;
    const policy = before?.number ?? (await insurer.issue({ reference, plan, startDate, endDate, insured }));
    return { item: { ...item, policy }, confirmation: policy };
  },
};
