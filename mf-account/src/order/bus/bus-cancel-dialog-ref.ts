import { defineDialog } from '@aylal/shell';
import type { RideOrder } from './ride.ts';

/** MODAL-26: which tickets of a bus or a train are refunded. Resolves when it closes; what came of it, the order says. */
export const busCancelDialog = defineDialog<{ order: RideOrder }, void>('BUS_CANCEL_VIEW');
