import { defineDialog } from '@aylal/shell';

/** What is ended: the whole order, or only the change that waits for its difference. */
export type CancelSubject = 'order' | 'change';

/** MODAL-49. True when the customer is sure. */
export const orderCancelDialog = defineDialog<{ subject: CancelSubject }, boolean>('ORDER_CANCEL_VIEW');
