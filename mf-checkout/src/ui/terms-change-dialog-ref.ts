import type { FlightOrder } from '@aylal/contracts/orders';
import type { PaymentType } from '@aylal/domain/payments';
import { defineDialog } from '@aylal/shell';

/** MODAL-40: pay an unpaid order in parts or at once. Resolves with how it is paid from now on, when that has changed. */
export const termsChangeDialog = defineDialog<{ order: FlightOrder }, PaymentType>('PAYMENT_TERMS_CHANGE_VIEW');
