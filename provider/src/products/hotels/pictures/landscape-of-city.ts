import type { Landscape } from '../../../platform/drawing/landscapes.ts';
import type { LocalDate } from '@aylal/domain/calendar';

const landscapes: Readonly<Record<string, Landscape>> = {
  ULN: 'city',
  'MN-TRJ': 'valley',
  HTM: 'lake',
  DLZ: 'dunes',
  SEL: 'seoul',
  TYO: 'tokyo',
  BJS: 'beijing',
  BKK: 'bangkok',
  HET: 'steppe',
  IST: 'istanbul',
};

/** Months in which Khövsgöl is frozen. */
const frozen = ['12', '01', '02', '03', '04'];

/** What a picture of a city shows on a day. */
export function landscapeOf(city: string, day: LocalDate): Landscape {
  const landscape = landscapes[city] ?? 'steppe';
  return landscape === 'lake' && frozen.includes(day.slice(5, 7)) ? 'ice' : landscape;
}
