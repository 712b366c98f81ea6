import type { Names } from '../../../platform/names.ts';
import type { HotelLandmark } from '@aylal/contracts/hotels';
import { inLanguages, type Locale } from '@aylal/domain/language';
import { metresBetween } from '@aylal/domain/places';
import type { HotelFacts } from './hotel-facts.ts';

/** city | latitude | longitude | mn | en | zh | ru | ko | ja */
const table = `
ULN|47.91886|106.91758|Сүхбаатарын талбай|Sükhbaatar Square|苏赫巴托尔广场|Площадь Сухэ-Батора|수흐바타르 광장|スフバートル広場
ULN|47.92074|106.91738|Төрийн ордон|Government Palace|国家宫|Дворец правительства|정부청사|政府宮殿
ULN|47.92270|106.89500|Гандан хийд|Gandan Monastery|甘丹寺|Монастырь Гандан|간단 사원|ガンダン寺
ULN|47.88420|106.91530|Зайсан толгой|Zaisan Hill|翟山纪念碑|Зайсан|자이승 전망대|ザイサンの丘
ULN|47.90840|106.88330|Төмөр замын буудал|Railway Station|火车站|Железнодорожный вокзал|기차역|鉄道駅
ULN|47.64690|106.81970|Чингис хаан нисэх буудал|Chinggis Khaan Airport|成吉思汗机场|Аэропорт Чингисхан|칭기즈칸 공항|チンギスハーン空港
`;

const centre: Names = {
  mn: 'Хотын төв',
  en: 'City centre',
  zh: '市中心',
  ru: 'Центр города',
  ko: '시내 중심',
  ja: '市の中心',
};

interface Landmark {
  readonly lat: number;
  readonly lon: number;
  readonly names: Names;
}

const capital: readonly Landmark[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, lat, lon, ...names] = line.split('|');
    return {
      lat: Number(lat),
      lon: Number(lon),
      names: inLanguages((_, index) => names[index] ?? ''),
    };
  });

/** Landmarks that a map names. */
export function landmarkPlaces(locale: Locale): { name: string; location: { lat: number; lon: number } }[] {
  return capital.map(({ lat, lon, names }) => ({ name: names[locale], location: { lat, lon } }));
}

/** What lies around a hotel, nearest first, in metres (HOTEL-06). */
export function landmarksOf(hotel: HotelFacts, locale: Locale): HotelLandmark[] {
  const around = hotel.city.code === 'ULN' ? capital : [{ ...hotel.city, names: centre }];
  return around
    .map((place) => ({ name: place.names[locale], distance: metresBetween(hotel, place) }))
    .toSorted((a, b) => a.distance - b.distance);
}

/** The one that a card names. */
export function nearestLandmark(hotel: HotelFacts, locale: Locale): HotelLandmark | null {
  return landmarksOf(hotel, locale)[0] ?? null;
}
