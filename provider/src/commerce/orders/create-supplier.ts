import { agreedItem, orderStatus } from './order-row.ts';
import type { Supplier } from './product.ts';
import type { FulfilmentPort, FulfilledProduct } from './fulfilment-port.ts';

/** The supplier of a product whose goods are its item, completed by the partner once the order is paid. */
export function createSupplier<P extends FulfilledProduct>(
  product: P,
  { payable, fulfil }: FulfilmentPort<P>,
  pace: Pick<Supplier, 'waitHours' | 'hasStart' | 'firstRetryMs'>,
): Supplier {
  return {
    ...pace,
    payable: (order) => payable(agreedItem(order, product)),
    fulfil: async (deps, order, again) => {
      const { item, confirmation, travellers } = await fulfil(deps, order, again);
      return {
        payable: payable(item),
        columns: {
          status: orderStatus.issued,
          item: JSON.stringify(item),
          ...(confirmation === undefined ? {} : { confirmation }),
          ...(travellers ? { travellers: JSON.stringify(travellers) } : {}),
        },
      };
    },
  };
}
