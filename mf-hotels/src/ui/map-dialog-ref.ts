import type { HotelCard } from '@aylal/contracts/hotels';
import { defineDialog } from '@aylal/shell';

/** MODAL-18: where one hotel lies. */
export const mapDialog = defineDialog<Pick<HotelCard, 'tapa_code' | 'name' | 'address' | 'location'>, void>(
  'HOTELS_MAP_VIEW',
);
