import type { HotelRate } from '@aylal/contracts/hotels';

/** Tells the rates of a hotel apart in a page, without the partner's own key: FNV-1a over its characters. */
export function rateId({ rate_key }: Pick<HotelRate, 'rate_key'>): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < rate_key.length; i += 1) hash = Math.imul(hash ^ rate_key.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
