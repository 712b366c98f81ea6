import type { Order } from '@aylal/contracts/orders';
import type { Instalment } from '@aylal/domain/payments';
import { defineDialog } from '@aylal/shell';

/** MODAL-38: what paying a later part before its date means. */
export const earlyPaymentInfoDialog = defineDialog<{ instalments: readonly Instalment[] }, void>(
  'EARLY_PAYMENT_INFO_VIEW',
);

/** MODAL-39: what payment in parts is. */
export const bnplInfoDialog = defineDialog<Readonly<Record<never, never>>, void>('BNPL_INFO_VIEW');

/** MODAL-42: how a payment goes, and where the money of this order is. */
export const paymentInfoDialog = defineDialog<{ order: Order }, void>('PAYMENT_INFO_VIEW');

/** MODAL-51: a loan for this amount, LendPay and then Flexipay. */
export const lendDialog = defineDialog<{ amount: number }, void>('LEND_VIEW');

/** MODAL-52: this amount with PocketZero. */
export const pocketZeroInfoDialog = defineDialog<{ amount: number }, void>('POCKET_ZERO_INFO_VIEW');
