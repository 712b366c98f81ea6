import { inLanguages, type Locale } from '@aylal/domain/language';
import type { SandboxHotel } from './make-hotel.ts';
import { mixed } from '../../../platform/drawing/seeded-random.ts';

/** key | size m² | beds | guests | price factor | mn | en | zh | ru | ko | ja */
const table = `
standard|22|double:1|2|1|Стандарт өрөө|Standard room|标准间|Стандартный номер|스탠다드룸|スタンダードルーム
twin|24|single:2|2|1.05|Хоёр ортой өрөө|Twin room|双床房|Номер с двумя кроватями|트윈룸|ツインルーム
deluxe|32|double:1|2|1.3|Делюкс, том ортой|Deluxe double|豪华大床房|Делюкс с большой кроватью|디럭스 더블|デラックスダブル
family|46|double:1,single:2|4|1.75|Гэр бүлийн өрөө|Family room|家庭房|Семейный номер|패밀리룸|ファミリールーム
suite|58|double:1,sofa:1|3|2.4|Люкс|Suite|套房|Люкс|스위트|スイート
`;

/** A kind of room of a hotel. */
export interface RoomType {
  readonly key: string;
  /** Its place in the table, for chance. */
  readonly place: number;
  readonly size: number;
  readonly beds: readonly { readonly kind: string; readonly count: number }[];
  readonly guests: number;
  readonly factor: number;
  readonly names: Readonly<Record<Locale, string>>;
}

/** Every kind of room. */
export function readRoomTypes(): RoomType[] {
  return table
    .trim()
    .split('\n')
    .map((line, place) => {
      const [key = '', size, beds = '', guests, factor, ...names] = line.split('|');
      return {
        key,
        place,
        size: Number(size),
        beds: beds.split(',').map((bed) => ({ kind: bed.split(':')[0] ?? '', count: Number(bed.split(':')[1]) })),
        guests: Number(guests),
        factor: Number(factor),
        names: inLanguages((_, index) => names[index] ?? ''),
      };
    });
}

/** The kinds of room that a hotel has: the standard one always, suites from four stars on. */
export function roomTypesOf(hotel: Pick<SandboxHotel, 'seed' | 'stars'>, types: readonly RoomType[]): RoomType[] {
  return types.filter(({ key, place }) => {
    if (key === 'standard') return true;
    if (key === 'suite') return hotel.stars >= 4;
    return mixed(hotel.seed, 70 + place) < 0.7;
  });
}
