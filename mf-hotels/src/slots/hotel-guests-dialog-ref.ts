import type { HotelOrder } from '@aylal/contracts/orders';
import { defineDialog } from '@aylal/shell';

/** MODAL-65: who stays, to be read only. */
export const hotelGuestsDialog = defineDialog<{ guests: HotelOrder['hotel']['guests'] }, void>(
  'HOTEL_PASSENGER_INFO_VIEW',
);
