import type { OrderLine, TripOrder } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { formatDayWithYear } from '@aylal/i18n/formats';
import { priceLabels, russianForm } from '../../../commerce/orders/price-labels.ts';

interface TripPriceWords {
  readonly singles: (count: number) => string;
  /** What the operator takes itself, and until when. */
  readonly rest: (date: string) => string;
}

const words: Readonly<Record<Locale, TripPriceWords>> = {
  mn: { singles: (count) => `Ганцаараа өрөө × ${count}`, rest: (date) => `Зохион байгуулагчид, ${date} хүртэл` },
  en: {
    singles: (count) => (count === 1 ? '1 single room' : `${count} single rooms`),
    rest: (date) => `To the operator, by ${date}`,
  },
  zh: { singles: (count) => `单人间 × ${count}`, rest: (date) => `付给旅行社，${date}之前（含）` },
  ru: {
    singles: (count) => `${count} ${russianForm(count, 'отдельный номер', 'отдельных номера', 'отдельных номеров')}`,
    rest: (date) => `Туроператору, по ${date}`,
  },
  ko: { singles: (count) => `1인실 × ${count}`, rest: (date) => `여행사에, ${date}까지` },
  ja: { singles: (count) => `一人部屋 × ${count}`, rest: (date) => `旅行会社へ（${date}まで）` },
};

/** What a trip costs: grown-ups, children, and rooms for one, less what its operator takes itself. */
export function tripLines(trip: TripOrder['trip'], locale: Locale): OrderLine[] {
  const { adult, child } = priceLabels[locale];
  const { singles, rest } = words[locale];
  return [
    { label: adult(trip.adults), amount: trip.adults_price },
    ...(trip.children > 0 ? [{ label: child(trip.children), amount: trip.children_price }] : []),
    ...(trip.singles > 0 ? [{ label: singles(trip.singles), amount: trip.supplement }] : []),
    ...(trip.deposit
      ? [{ label: rest(formatDayWithYear(trip.deposit.until, locale)), amount: -trip.deposit.rest }]
      : []),
  ];
}
