import type { Locale } from '@aylal/domain/language';

const units: Record<Locale, { hour: string; minute: string; gap: string }> = {
  mn: { hour: 'ц', minute: 'м', gap: ' ' },
  en: { hour: 'h', minute: 'm', gap: ' ' },
  zh: { hour: '小时', minute: '分', gap: '' },
  ru: { hour: ' ч', minute: ' мин', gap: ' ' },
  ko: { hour: '시간', minute: '분', gap: ' ' },
  ja: { hour: '時間', minute: '分', gap: '' },
};

/** A travel time: `3ц 15м`, `3h 15m`, `45m`. */
export function formatDuration(minutes: number, locale: Locale): string {
  const { hour, minute, gap } = units[locale];
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [...(hours ? [`${hours}${hour}`] : []), ...(rest || !hours ? [`${rest}${minute}`] : [])];
  return parts.join(gap);
}
