import type { CheckInNotice } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import type { SandboxHotel } from '../catalogue/make-hotel.ts';
import { mixed } from '../../../platform/drawing/seeded-random.ts';

type InAll = Readonly<Record<Locale, string>>;
type Key = 'description' | 'arrival' | 'departure' | 'deposit' | 'children' | 'pets' | 'noPets' | 'documents';

const texts: Readonly<Record<Key, InAll>> = {
  description: {
    mn: '<p><b>{name}</b> нь {city} хотод, {address} хаягт байрладаг.</p><p>Өрөө бүр угаалгын өрөө, цахилгаан данх, ажлын ширээтэй. Хүлээн авах хэсэг аяллын зөвлөгөө өгч, такси дуудаж өгнө.</p>',
    en: '<p><b>{name}</b> stands in {city}, at {address}.</p><p>Each room has its own bathroom, a kettle and a desk. The reception helps with plans for the day and calls a taxi.</p>',
    zh: '<p><b>{name}</b>位于{city}，地址：{address}。</p><p>每间客房均配有独立浴室、电热水壶和书桌。前台可提供出行建议并代叫出租车。</p>',
    ru: '<p><b>{name}</b> находится в городе {city} по адресу {address}.</p><p>В каждом номере своя ванная, чайник и рабочий стол. На стойке подскажут, куда пойти, и вызовут такси.</p>',
    ko: '<p><b>{name}</b>은(는) {city}, {address}에 있습니다.</p><p>모든 객실에 전용 욕실, 전기포트, 책상이 있습니다. 프런트에서 일정 안내와 택시 호출을 도와드립니다.</p>',
    ja: '<p><b>{name}</b>は{city}の{address}にあります。</p><p>全室に専用バスルーム、電気ケトル、デスクがあります。フロントで観光のご相談やタクシーの手配を承ります。</p>',
  },
  arrival: {
    mn: '{time}-аас орно. 22:00-аас хойш ирэх бол буудалдаа урьдчилан хэлээрэй.',
    en: 'From {time}. Tell the hotel if you come after 22:00.',
    zh: '{time}起可入住。22:00后到店请提前告知酒店。',
    ru: 'С {time}. Если приедете после 22:00, предупредите отель.',
    ko: '{time}부터 가능합니다. 22:00 이후 도착 시 호텔에 미리 알려 주세요.',
    ja: '{time}から。22:00以降のご到着は事前にホテルへお知らせください。',
  },
  departure: {
    mn: '{time} хүртэл гарна.',
    en: 'Until {time}.',
    zh: '{time}前退房。',
    ru: 'До {time}.',
    ko: '{time}까지입니다.',
    ja: '{time}まで。',
  },
  deposit: {
    mn: 'Орохдоо 50,000₮ барьцаа байршуулна; гарахад буцаана.',
    en: 'A deposit of ₮50,000 is taken at check-in and given back at check-out.',
    zh: '入住时收取50,000₮押金，退房时退还。',
    ru: 'При заезде берут залог 50 000 ₮, при выезде возвращают.',
    ko: '체크인 시 보증금 50,000₮을 받고 체크아웃 때 돌려드립니다.',
    ja: 'チェックイン時に50,000₮の保証金をお預かりし、チェックアウト時に返金します。',
  },
  children: {
    mn: '2 хүртэлх насны хүүхэд эцэг эхтэйгээ үнэгүй хоноглоно.',
    en: 'Children under 2 stay free in the bed of their parents.',
    zh: '2岁以下儿童与父母同床免费。',
    ru: 'Дети до 2 лет спят с родителями бесплатно.',
    ko: '2세 미만 어린이는 부모와 함께 무료로 묵습니다.',
    ja: '2歳未満のお子さまは添い寝無料です。',
  },
  pets: {
    mn: 'Амьтантай байж болно; урьдчилан мэдэгдээрэй.',
    en: 'Pets are welcome; tell the hotel beforehand.',
    zh: '可携带宠物，请提前告知。',
    ru: 'С питомцами можно; предупредите заранее.',
    ko: '반려동물 동반이 가능하며 미리 알려 주세요.',
    ja: 'ペット同伴可。事前にお知らせください。',
  },
  noPets: {
    mn: 'Амьтантай байж болохгүй.',
    en: 'Pets are not allowed.',
    zh: '不可携带宠物。',
    ru: 'С питомцами нельзя.',
    ko: '반려동물은 동반할 수 없습니다.',
    ja: 'ペットは同伴できません。',
  },
  documents: {
    mn: 'Зочин бүр паспорт эсвэл иргэний үнэмлэхээ үзүүлнэ.',
    en: 'Each guest shows a passport or an identity card.',
    zh: '每位客人须出示护照或身份证。',
    ru: 'Каждый гость показывает паспорт или удостоверение.',
    ko: '모든 투숙객은 여권이나 신분증을 제시해야 합니다.',
    ja: '宿泊者全員のパスポートまたは身分証が必要です。',
  },
};

function fill(key: Key, locale: Locale, values: Record<string, string | number> = {}): string {
  return texts[key][locale].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A few sentences as HTML, in the language asked for. Its year and its rooms are facts of their own, so they are not repeated. */
export function describeHotel(hotel: SandboxHotel, locale: Locale): string {
  const own = locale === 'mn' ? 0 : 1;
  return fill('description', locale, {
    name: hotel.name[own],
    city: hotel.city.names[locale],
    address: hotel.address[own],
  });
}

/** HOTEL-07 for a hotel of which only its times are known, `14:00`. */
export function noticeOfTimes(arrival: string, departure: string, locale: Locale): CheckInNotice {
  return {
    arrival_time: arrival,
    arrival_time_info: fill('arrival', locale, { time: arrival }),
    departure_time_info: fill('departure', locale, { time: departure }),
    note: [{ Category: 'documents', Text: fill('documents', locale) }],
  };
}

/** HOTEL-07. */
export function checkInNoticeOf(hotel: SandboxHotel, locale: Locale): CheckInNotice {
  const arrival = mixed(hotel.seed, 150) < 0.7 ? '14:00' : '15:00';
  const departure = mixed(hotel.seed, 151) < 0.7 ? '12:00' : '11:00';
  const pets = hotel.facilities.some(({ key }) => key === 'pets');
  return {
    arrival_time: arrival,
    arrival_time_info: fill('arrival', locale, { time: arrival }),
    departure_time_info: fill('departure', locale, { time: departure }),
    note: [
      { Category: 'documents', Text: fill('documents', locale) },
      ...(mixed(hotel.seed, 152) < 0.3 ? [{ Category: 'deposit' as const, Text: fill('deposit', locale) }] : []),
      { Category: 'children', Text: fill('children', locale) },
      { Category: 'pets', Text: fill(pets ? 'pets' : 'noPets', locale) },
    ],
  };
}
