import { defineDialog } from '@aylal/shell';

/** What is ended: an order of flights, only the change that waits for its difference, an order of anything else, or a paid one whose goods have not come. */
export type CancelSubject = 'order' | 'change' | 'goods' | 'undelivered';

/** MODAL-49. True when the customer is sure. */
export const orderCancelDialog = defineDialog<{ subject: CancelSubject }, boolean>('ORDER_CANCEL_VIEW');
