import { type Locale, locales } from '@aylal/domain/language';
import { countryList } from '@aylal/domain/people';
import type { SupplierPlan } from './esim-supplier.ts';

/** Regions by the supplier's slug, in the order in which they stand after the countries asked for most. */
const regions: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  asia: { mn: 'Ази', en: 'Asia', zh: '亚洲', ru: 'Азия', ko: '아시아', ja: 'アジア' },
  europe: { mn: 'Европ', en: 'Europe', zh: '欧洲', ru: 'Европа', ko: '유럽', ja: 'ヨーロッパ' },
  'middle-east-and-north-africa': {
    mn: 'Ойрх Дорнод ба Хойд Африк',
    en: 'Middle East and North Africa',
    zh: '中东和北非',
    ru: 'Ближний Восток и Северная Африка',
    ko: '중동 및 북아프리카',
    ja: '中東・北アフリカ',
  },
  'north-america': {
    mn: 'Хойд Америк',
    en: 'North America',
    zh: '北美',
    ru: 'Северная Америка',
    ko: '북미',
    ja: '北米',
  },
  world: { mn: 'Дэлхий даяар', en: 'Global', zh: '全球', ru: 'Весь мир', ko: '전 세계', ja: '世界' },
};

const byLocale = new Map(
  locales.map((locale) => [locale, new Map(countryList(locale).map(({ code, name }) => [code, name]))]),
);

/** The name of a country or region in a language; the supplier's own title where we have none. */
export function destinationName(
  { countryCode, destination, title }: Pick<SupplierPlan, 'countryCode' | 'destination' | 'title'>,
  locale: Locale,
): string {
  const name = countryCode === '' ? regions[destination]?.[locale] : byLocale.get(locale)?.get(countryCode);
  return name ?? title;
}

/** The place of a region among regions; one that we do not know is last. */
export function regionOrder(destination: string): number {
  const place = Object.keys(regions).indexOf(destination);
  return place >= 0 ? place : Object.keys(regions).length;
}
