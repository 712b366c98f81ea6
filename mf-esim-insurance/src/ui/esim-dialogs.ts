import type { EsimUsage } from '@aylal/contracts/esims';
import type { EsimOrder } from '@aylal/contracts/orders';
import { defineDialog } from '@aylal/shell';

/** MODAL-05: what is left of the eSIM of an order. */
export const esimUsageDialog = defineDialog<{ order: EsimOrder }, void>('ESIM_USAGE_VIEW');

/** MODAL-06: more data for the eSIM of an order; `status` as it is known, null where it is not. */
export const esimTopUpDialog = defineDialog<{ order: EsimOrder; status: EsimUsage['status'] | null }, void>(
  'ESIM_TOPUP_VIEW',
);
