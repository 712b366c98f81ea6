import { roundDistance } from '@aylal/domain/places';
import { formatNumber, useLocale } from '@aylal/shell';
import { useHotelsMessages } from './use-hotels-messages.ts';

/** Tells a distance given in metres, by the rule of CUR-07: `350 м`, `1.2 км`. */
export function useDistance(): (metres: number) => string {
  const t = useHotelsMessages();
  const locale = useLocale();
  return (metres) => {
    const { amount, unit } = roundDistance(metres);
    return t(`units.${unit}`, { amount: formatNumber(amount, locale, unit === 'm' ? 0 : 1) });
  };
}
