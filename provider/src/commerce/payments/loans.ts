import type { PaymentName } from '@aylal/contracts/payments';

/** Ways in which money is lent: for journeys by air alone (MODAL-53, MODAL-54). */
export const loans: readonly PaymentName[] = ['LENDPAY', 'POCKET'];
