import { foldPlaceName } from '@aylal/domain/language';

/** A hotel's name as it is in addresses (GAP-50): people read it, the hotel is found by its code. */
export function hotelSlug(name: string): string {
  return foldPlaceName(name).replaceAll(' ', '-').slice(0, 80) || 'hotel';
}
