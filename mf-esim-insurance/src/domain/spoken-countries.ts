import { foldPlaceName } from '@aylal/domain/language';

/** Countries by what people call them beside their official name: short names, older names, and the cities that one flies to. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  US: [
    'АНУ',
    'Америк',
    'USA',
    'America',
    'США',
    'Америка',
    '美国',
    '미국',
    'アメリカ',
    'New York',
    'Los Angeles',
    'Нью-Йорк',
  ],
  GB: ['Англи', 'Их Британи', 'England', 'UK', 'Англия', '英国', '영국', 'イギリス', 'London', 'Лондон'],
  JP: ['Токио', 'Tokyo', 'Осака', 'Osaka', '东京', '도쿄', '東京'],
  KR: ['Солонгос', 'Сөүл', 'Seoul', 'Сеул', '韩国', '首尔', '한국', '서울', '韓国', 'ソウル'],
  CN: ['Хятад', 'БНХАУ', 'Бээжин', 'Beijing', 'Пекин', '北京', '베이징'],
  HK: ['Хонконг', 'Хонг Конг', 'Hong Kong', 'Гонконг', '香港', '홍콩'],
  TH: ['Бангкок', 'Bangkok', 'Пхукет', 'Phuket', '曼谷', '방콕', 'バンコク'],
  TR: ['Стамбул', 'Istanbul', 'Истанбул', '伊斯坦布尔', '이스탄불'],
  AE: ['Дубай', 'Dubai', 'UAE', 'ОАЭ', '迪拜', '두바이', 'ドバイ'],
  DE: ['Берлин', 'Berlin', 'Франкфурт', 'Frankfurt', 'Мюнхен', 'Munich'],
  FR: ['Парис', 'Париж', 'Paris', '巴黎', '파리', 'パリ'],
  RU: ['ОХУ', 'Орос', 'Москва', 'Moscow', 'РФ', '莫斯科', '모스크바'],
  VN: ['Ханой', 'Hanoi', 'Нячанг', 'Nha Trang', '河内', '하노이'],
};

/** The code of the country that is called so; undefined for any other text. */
export function spokenCountry(typed: string): string | undefined {
  const wanted = foldPlaceName(typed);
  return Object.keys(spoken).find((code) => spoken[code]?.some((name) => foldPlaceName(name) === wanted));
}
