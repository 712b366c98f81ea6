import type { HotelRate } from '@aylal/contracts/hotels';
import { defineDialog } from '@aylal/shell';

/** MODAL-29: what is worth knowing of a rate before one takes it. */
export const roomInfoDialog = defineDialog<{ rate: HotelRate }, void>('HOTELS_ROOM_INFO_VIEW');
