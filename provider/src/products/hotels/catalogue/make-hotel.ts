import { pictureOf } from '../pictures/hotel-pictures.ts';
import type { FacilityKind } from './facility-list.ts';
import type { HotelCity } from './hotel-city.ts';
import type { HotelFacts } from './hotel-facts.ts';
import {
  capitalDistricts,
  foreignKinds,
  foreignNames,
  foreignStreets,
  mongolianKinds,
  mongolianNames,
  mongolianStreets,
} from './hotel-name-parts.ts';
import { chosen, mixed } from '../../../platform/drawing/seeded-random.ts';

/** Who sells the sandbox's hotels. */
export const partners = ['dida', 'hotelbeds', 'ctrip', 'agoda'] as const;
export type Partner = (typeof partners)[number];

/** A hotel that is made of a number. `basePrice` is of a standard room for one night, in tögrög. */
export interface SandboxHotel extends HotelFacts {
  readonly seed: number;
  readonly partner: Partner;
  readonly openYear: number;
  readonly roomQuantity: number;
  readonly basePrice: number;
}

const tierPrice = [90_000, 120_000, 175_000, 260_000, 380_000];
const starFactor = [0.45, 0.55, 0.75, 1, 1.55, 2.7];
const spreadKm = 4;
const kmPerDegree = 111;

/** The hotel at a place in a city's list: always the same one. */
export function makeHotel(city: HotelCity, index: number, kinds: readonly FacilityKind[]): SandboxHotel {
  const seed = seedOf(city.code, index);
  const share = (of: number) => mixed(seed, of);
  const stars = starsOf(share(1), kindOf(city, index));
  const score = share(2) < 0.06 ? null : Math.round((6.1 + stars * 0.42 + share(3) * 1.7) * 10) / 10;
  const quality = (stars - 1) / 4;
  const away = spreadKm * Math.sqrt(share(4)) * (city.hotels > 100 ? 1.6 : 0.7);
  const turn = share(5) * 2 * Math.PI;
  const name = nameOf(city, index);
  return {
    code: `${city.code}-${String(index + 1).padStart(4, '0')}`,
    city,
    seed,
    partner: chosen(partners, share(6)),
    name,
    address: addressOf(city, share),
    // No number of a customer begins with a zero, so that nobody is called; abroad they are not known.
    phone: city.country === 'MN' ? `+9760000${String(1 + Math.floor(share(23) * 9_999)).padStart(4, '0')}` : '',
    stars,
    score: score && Math.min(9.8, score),
    reviews: score === null ? 0 : 8 + Math.floor(share(7) ** 2 * 900),
    lat: round5(city.lat + (away * Math.sin(turn) * depthOf(city)) / kmPerDegree),
    lon: round5(city.lon + (away * Math.cos(turn)) / (kmPerDegree * Math.cos((city.lat * Math.PI) / 180))),
    facilities: kinds.filter(({ often: [five, one] }, at) => mixed(seed, 40 + at) < one + (five - one) * quality),
    openYear: openYearOf(share(8), stars),
    roomQuantity: 8 + Math.floor(share(9) ** 2 * (60 + stars * 50)),
    picture: pictureOf({ seed, city, name }, 0).url,
    pictures: 8 + Math.floor(share(10) * 14),
    basePrice:
      Math.round(
        ((tierPrice[city.tier - 1] ?? 0) * (starFactor[Math.floor(stars)] ?? 1) * (0.8 + share(11) * 0.5)) / 500,
      ) * 500,
  };
}

/** The capital lies along its river between mountains: a third as deep as it is wide. */
const depthOf = ({ code }: HotelCity) => (code === 'ULN' ? 0.34 : 1);

function seedOf(code: string, index: number): number {
  let seed = 17;
  for (const letter of code) seed = Math.imul(seed, 31) + letter.charCodeAt(0);
  return Math.imul(seed, 1009) + index * 7919;
}

function kindOf({ country }: HotelCity, index: number): string | undefined {
  return country === 'MN'
    ? mongolianKinds[index % mongolianKinds.length]?.[1]
    : foreignKinds[index % foreignKinds.length];
}

/** An inn or a lodge has no five stars, and a hostel hardly any. */
function starsOf(share: number, kind: string | undefined): number {
  if (kind === 'Hostel') return share < 0.5 ? 1 : 1.5;
  if (kind === 'Inn' || kind === 'House' || kind === 'Lodge') return chosen([2, 2.5, 3, 3, 3, 3.5], share);
  return chosen([2, 2.5, 3, 3, 3, 3.5, 3.5, 4, 4, 4, 4.5, 5], share);
}

/** The best houses are the newer ones. */
function openYearOf(share: number, stars: number): number {
  const [first, years] = stars >= 4 ? [1994, 31] : [1962, 63];
  return first + Math.floor(share * years);
}

function nameOf(city: HotelCity, index: number): readonly [string, string] {
  if (city.country !== 'MN') {
    const { word, kind, number } = placeOfName(index, foreignNames.length, foreignKinds.length);
    const name = `${foreignNames[word]} ${city.names.en} ${foreignKinds[kind]}${number}`;
    return [name, name];
  }
  const { word, kind, number } = placeOfName(index, mongolianNames.length, mongolianKinds.length);
  const [mn, latin] = mongolianNames[word] ?? mongolianNames[0];
  const [kindMn, kindLatin] = mongolianKinds[kind] ?? mongolianKinds[0];
  return [`${mn} ${kindMn}${number}`, `${latin} ${kindLatin}${number}`];
}

/** Which word goes with which kind, so that no name comes twice in a city: each kind meets every word once, neighbours have other words, and further rounds a number. */
function placeOfName(index: number, count: number, kinds: number) {
  const kind = index % kinds;
  const block = Math.floor(index / kinds);
  const round = Math.floor(block / count);
  return { kind, word: (block + kind * 7) % count, number: round === 0 ? '' : ` ${round + 1}` };
}

function addressOf(city: HotelCity, share: (of: number) => number): readonly [string, string] {
  const number = 1 + Math.floor(share(20) * 90);
  if (city.country !== 'MN') {
    const street = `${number} ${chosen(foreignStreets, share(21))}`;
    return [street, street];
  }
  const [streetMn, street] = chosen(mongolianStreets, share(21));
  if (city.code !== 'ULN') return [`${streetMn} ${number}`, `${number} ${street}`];
  const [districtMn, district] = chosen(capitalDistricts, share(22));
  return [`${districtMn}, ${streetMn} ${number}`, `${number} ${street}, ${district}`];
}

function round5(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
