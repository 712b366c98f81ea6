import { sealedRows } from '../../platform/reseal/sealed-rows.ts';
import type { StoredTraveller } from './order-row.ts';

/** The documents of travellers, each bound to the order and the place of its traveller in it. */
export const sealedTravellers = sealedRows<{
  readonly ref_number: string;
  readonly travellers: readonly StoredTraveller[];
}>({
  table: 'orders',
  key: 'ref_number',
  changed: ({ ref_number, travellers }, reseal) => ({
    travellers: JSON.stringify(
      travellers.map((one, index) => ({
        ...one,
        sealed: one.sealed === '' ? '' : reseal(one.sealed, `${ref_number}:${index}`),
      })),
    ),
  }),
});
