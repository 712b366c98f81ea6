import type { Shipment } from '@aylal/contracts/cart';
import { defineDialog } from '@aylal/shell';

/** MODAL-63. Without `refNumber` it is the cart's, with it that order's. Resolves with what was saved. */
export const shipmentDialog = defineDialog<{ location: Shipment | null; refNumber?: string }, Shipment>(
  'SHIPMENT_LOCATION_VIEW',
);
