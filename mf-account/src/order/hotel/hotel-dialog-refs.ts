import type { HotelOrder } from '@aylal/contracts/orders';
import { defineDialog } from '@aylal/shell';

/** MODAL-20: a booking of which nothing comes back. True when the customer is sure. */
export const hotelCancelDialog = defineDialog<{ order: HotelOrder }, boolean>('HOTEL_CANCEL_VIEW');

/** MODAL-50: an order that waits for its money. True when the customer is sure. */
export const hotelOrderCancelDialog = defineDialog<Readonly<Record<never, never>>, boolean>('HOTEL_ORDER_CANCEL_VIEW');

/** MODAL-45. Resolves when it closes; what came of it, the order says. */
export const hotelRefundDialog = defineDialog<{ order: HotelOrder }, void>('HOTEL_REFUND_VIEW');
