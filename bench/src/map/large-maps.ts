import { manyHotels, manyVehicles } from './many-pins.ts';

/** A map with as many pins as one shows (CONST-02). */
export interface LargeMap {
  readonly name: string;
  /** Its page in the product. */
  readonly path: string;
  /** Which call tells its pins, and what is answered in the provider's place. */
  readonly call: string;
  readonly answer: object;
}

const MARKERS = 10_000;

/** The maps of the product, hotels for a stay four weeks from `now`. */
export function largeMaps(now: Date): readonly LargeMap[] {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = new URLSearchParams({ text: 'ULN', check_in: day(28), check_out: day(31) });
  const answer = { status_code: 200, message: '', server_time: now.toISOString() };
  return [
    {
      name: 'hotels',
      path: `/mn/hotels/map?${stay}`,
      call: '**/api/hotel/markers/**',
      answer: { ...answer, result: manyHotels(MARKERS) },
    },
    {
      name: 'vehicles',
      path: '/mn/mobility',
      call: '**/api/mobility/markers/**',
      answer: { ...answer, result: manyVehicles(MARKERS) },
    },
  ];
}
