import type { ListedPassenger } from '@aylal/contracts/account';
import { defineDialog } from '@aylal/shell';

/** ACCT-03: the modes of the passenger popup. */
export type PassengerDialogProps =
  | { readonly mode: 'add' }
  | { readonly mode: 'edit' | 'delete'; readonly passenger: ListedPassenger };

/** MODAL-21, MODAL-22, MODAL-23. */
export const passengerDialog = defineDialog<PassengerDialogProps, void>('PASSENGER_VIEW');

/** MODAL-24: a passenger without a register number (GAP-21). */
export const globalPassengerDialog = defineDialog<object, void>('GLOBAL_PASSENGER_VIEW');

/** MODAL-25: document number and expiry only (GAP-80). */
export const passportDialog = defineDialog<{ readonly passenger: ListedPassenger }, void>('PASSPORT_VIEW');
