import type { FlightOrder } from '@aylal/contracts/orders';
import { defineDialog } from '@aylal/shell';

/** MODAL-44. Resolves when it closes; what came of it, the order says. */
export const flightRefundDialog = defineDialog<{ order: FlightOrder }, void>('FLIGHT_REFUND_VIEW');
