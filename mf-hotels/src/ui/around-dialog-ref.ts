import type { HotelFacility, HotelLandmark } from '@aylal/contracts/hotels';
import { defineDialog } from '@aylal/shell';

/** MODAL-27: everything that a hotel has, or everything that lies around it. */
export const aroundDialog = defineDialog<
  | { kind: 'facilities'; facilities: readonly HotelFacility[] }
  | { kind: 'landmarks'; landmarks: readonly HotelLandmark[] },
  void
>('HOTELS_AROUND_VIEW');
