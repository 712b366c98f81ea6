import type { HotelImage } from '@aylal/contracts/hotels';
import type { FacilityKind } from '../catalogue/facility-list.ts';
import type { HotelCity } from '../catalogue/hotel-city.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import type { BankContent } from './bed-bank-messages.ts';
import { facilityKey } from './facility-keys.ts';

/** A hotel of the bank. Times are the hotel's own, `14:00`; null where it tells none. */
export interface BankHotelFacts extends HotelFacts {
  readonly images: readonly HotelImage[];
  readonly roomImages: ReadonlyMap<string, readonly HotelImage[]>;
  /** Facilities that cost extra, by key. */
  readonly paid: ReadonlySet<string>;
  readonly description: string;
  readonly arrival: string | null;
  readonly departure: string | null;
}

/** English names of the bank's facilities, by `group code`. */
export type FacilityNames = ReadonlyMap<string, string>;

const imageKinds: Readonly<Record<string, HotelImage['category']>> = {
  HAB: 'room',
  RES: 'food',
  BAR: 'food',
  PIS: 'wellness',
  DEP: 'wellness',
  COM: 'lobby',
  HAL: 'lobby',
  PLA: 'view',
  TER: 'view',
};
const PHOTO_PATH = /^[\w-]+(\/[\w-]+){0,4}\.jpe?g$/i;

/** What the bank writes of a hotel, as our pages know hotels. It has one name and no scores of guests. */
export function bankFacts(
  content: BankContent,
  { city, kinds, names }: { city: HotelCity; kinds: readonly FacilityKind[]; names: FacilityNames },
): BankHotelFacts {
  const had = content.facilities.flatMap((one) => {
    const name = names.get(`${one.facilityGroupCode} ${one.facilityCode}`) ?? '';
    return one.indYesOrNo ? [{ ...one, name, key: facilityKey(name) }] : [];
  });
  const time = (word: RegExp, of: 'timeFrom' | 'timeTo') =>
    had.find(({ name }) => word.test(name))?.[of]?.slice(0, 5) ?? null;
  const images = content.images
    .filter(({ path }) => PHOTO_PATH.test(path))
    .toSorted((a, b) => a.visualOrder - b.visualOrder)
    .map((one) => ({ room: one.roomCode, image: imageOf(one) }));
  const roomImages = new Map<string, HotelImage[]>();
  for (const { room, image } of images) if (room) roomImages.set(room, [...(roomImages.get(room) ?? []), image]);
  const name = content.name.content.trim();
  const address = content.address.content.trim();
  return {
    code: `${city.code}-${content.code}`,
    city,
    partner: 'hotelbeds',
    name: [name, name],
    address: [address, address],
    phone: phoneOf(content),
    stars: starsOf(content.categoryCode),
    score: null,
    reviews: 0,
    lat: content.coordinates.latitude,
    lon: content.coordinates.longitude,
    facilities: kinds.filter(({ key }) => had.some((one) => one.key === key)),
    openYear: null,
    roomQuantity: null,
    picture: images[0]?.image.url ?? null,
    pictures: images.length,
    images: images.map(({ image }) => image),
    roomImages,
    paid: new Set(had.flatMap(({ key, indFee }) => (key && indFee ? [key] : []))),
    description: content.description.content.trim(),
    arrival: time(/^check-?in/i, 'timeFrom'),
    departure: time(/^check-?out/i, 'timeTo') ?? time(/^check-?out/i, 'timeFrom'),
  };
}

/** The number of its reception, else its first one; empty for what is none. */
function phoneOf({ phones }: BankContent): string {
  const phone = phones.find(({ phoneType }) => phoneType === 'PHONEHOTEL') ?? phones[0];
  const number = phone?.phoneNumber.replaceAll(/[\s()-]/g, '') ?? '';
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : '';
}

function imageOf({ path, imageTypeCode }: BankContent['images'][number]): HotelImage {
  return { url: `/pictures/hotels/photo/${path}`, category: imageKinds[imageTypeCode] ?? 'exterior' };
}

/** `4EST`, `3LL`, `APTH2` are 4, 3 and 2 stars; `H3_5` is three and a half. 0 where the code tells none. */
export function starsOf(category: string): number {
  const [, half] = /^H([1-4])_5$/.exec(category) ?? [];
  if (half) return Number(half) + 0.5;
  return Number(/[1-5]/.exec(category)?.[0] ?? 0);
}
