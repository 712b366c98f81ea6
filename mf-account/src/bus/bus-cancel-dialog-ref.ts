import type { BusOrder } from '@aylal/contracts';
import { defineDialog } from '@aylal/shell';

/** MODAL-26: which tickets of a bus are given back. Resolves when it closes; what came of it, the order says. */
export const busCancelDialog = defineDialog<{ order: BusOrder }, void>('BUS_CANCEL_VIEW');
