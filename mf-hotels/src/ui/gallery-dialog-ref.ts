import type { HotelFacility, HotelImage } from '@aylal/contracts/hotels';
import { defineDialog } from '@aylal/shell';

/** MODAL-15: all pictures of a hotel with its facilities. */
export const galleryDialog = defineDialog<
  { hotel: string; images: readonly HotelImage[]; facilities: readonly HotelFacility[] },
  void
>('HOTELS_GALLERY_VIEW');
