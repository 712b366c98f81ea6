import type { Locale } from '@aylal/domain/language';
import { roundDistance } from '@aylal/domain/places';
import { formatNumber } from './format-number.ts';

const units: Record<Locale, { m: string; km: string }> = {
  mn: { m: ' м', km: ' км' },
  en: { m: ' m', km: ' km' },
  zh: { m: '米', km: '公里' },
  ru: { m: ' м', km: ' км' },
  ko: { m: 'm', km: 'km' },
  ja: { m: 'm', km: 'km' },
};

/** A distance given in metres, by the rule of CUR-07: `350 м`, `1.3 км`. */
export function formatDistance(metres: number, locale: Locale): string {
  const { amount, unit } = roundDistance(metres);
  return `${formatNumber(amount, locale, unit === 'm' ? 0 : 1)}${units[locale][unit]}`;
}
