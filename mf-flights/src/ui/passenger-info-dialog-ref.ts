import type { OrderTraveller } from '@aylal/contracts/orders';
import { defineDialog } from '@aylal/shell';

/** MODAL-64, our own: who travels on an order. */
export const passengerInfoDialog = defineDialog<{ travellers: readonly OrderTraveller[] }, void>('PASSENGER_INFO_VIEW');
