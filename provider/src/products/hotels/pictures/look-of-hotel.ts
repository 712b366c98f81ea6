import { mixed } from '../../../platform/drawing/seeded-random.ts';
import type { HotelCity } from '../catalogue/hotel-city.ts';
import type { Land } from './draw-outside.ts';
import { houseStyles, type HouseStyle } from './house-styles.ts';

const coasts = new Set('CJU OKA SYX HKT DAD CXR PQC MLE DPS HNL AYT CMB PUS'.split(' '));

/** Where hotels of a city stand. Outside the capital an inn or a lodge is on the steppe, and at Terelj every house. */
export function landOf({ code, country }: HotelCity, kind: string): Land {
  if (code === 'ULN') return 'capital';
  if (coasts.has(code)) return 'coast';
  return country === 'MN' && (code === 'MN-TRJ' || kind === 'Lodge' || kind === 'Inn') ? 'steppe' : 'town';
}

const fitting: Readonly<Record<string, readonly HouseStyle[]>> = {
  Plaza: ['tower', 'modern'],
  Palace: ['palace'],
  Suites: ['block', 'modern', 'tower'],
  Residence: ['mansard', 'modern', 'block'],
  Boutique: ['brick', 'mansard'],
  Garden: ['mansard', 'palace'],
  Park: ['modern', 'mansard'],
  Riverside: ['modern', 'brick'],
  Inn: ['brick', 'mansard'],
  House: ['mansard', 'brick'],
  Hostel: ['block', 'brick'],
  Lodge: ['lodge'],
  Hotel: ['block', 'palace', 'tower', 'brick'],
};
const inTowns = houseStyles.filter((style) => style !== 'gers' && style !== 'lodge');

/** The style of a house by what it is called; of several that fit, one by its number. */
export function styleOf(kind: string, seed: number, land: Land): HouseStyle {
  const fit = land === 'steppe' ? (['gers', 'lodge'] as const) : (fitting[kind] ?? inTowns);
  return fit[Math.floor(mixed(seed, 41) * fit.length)] ?? 'block';
}
