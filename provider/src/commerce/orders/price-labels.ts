import type { Locale } from '@aylal/domain/language';

type Counted = (count: number) => string;

/** What lines of a price are called that several products have. */
export interface PriceLabels {
  readonly adult: Counted;
  readonly child: Counted;
  readonly infant: Counted;
  /** Tickets of grown-ups and of children. */
  readonly adultTickets: Counted;
  readonly childTickets: Counted;
  /** Our own part: what paying in parts costs. */
  readonly fee: string;
}

const russian = new Intl.PluralRules('ru');

/** The Russian form of a word that goes with a count. */
export function russianForm(count: number, one: string, few: string, many: string): string {
  const form = russian.select(count);
  return form === 'one' ? one : form === 'few' ? few : many;
}

export const priceLabels: Readonly<Record<Locale, PriceLabels>> = {
  mn: {
    adult: (count) => `${count} том хүн`,
    child: (count) => `${count} хүүхэд`,
    infant: (count) => `${count} нярай`,
    adultTickets: (count) => `Том хүн × ${count}`,
    childTickets: (count) => `Хүүхэд × ${count}`,
    fee: 'Хэсэгчлэн төлөх хураамж',
  },
  en: {
    adult: (count) => (count === 1 ? '1 adult' : `${count} adults`),
    child: (count) => (count === 1 ? '1 child' : `${count} children`),
    infant: (count) => (count === 1 ? '1 infant' : `${count} infants`),
    adultTickets: (count) => `Adult × ${count}`,
    childTickets: (count) => `Child × ${count}`,
    fee: 'Instalment fee',
  },
  zh: {
    adult: (count) => `${count} 位成人`,
    child: (count) => `${count} 位儿童`,
    infant: (count) => `${count} 位婴儿`,
    adultTickets: (count) => `成人 × ${count}`,
    childTickets: (count) => `儿童 × ${count}`,
    fee: '分期手续费',
  },
  ru: {
    adult: (count) => `${count} ${russianForm(count, 'взрослый', 'взрослых', 'взрослых')}`,
    child: (count) => `${count} ${russianForm(count, 'ребёнок', 'ребёнка', 'детей')}`,
    infant: (count) => `${count} ${russianForm(count, 'младенец', 'младенца', 'младенцев')}`,
    adultTickets: (count) => `Взрослый × ${count}`,
    childTickets: (count) => `Детский × ${count}`,
    fee: 'Плата за рассрочку',
  },
  ko: {
    adult: (count) => `성인 ${count}명`,
    child: (count) => `어린이 ${count}명`,
    infant: (count) => `유아 ${count}명`,
    adultTickets: (count) => `성인 × ${count}`,
    childTickets: (count) => `어린이 × ${count}`,
    fee: '분할 결제 수수료',
  },
  ja: {
    adult: (count) => `大人 ${count} 名`,
    child: (count) => `子供 ${count} 名`,
    infant: (count) => `幼児 ${count} 名`,
    adultTickets: (count) => `大人 × ${count}`,
    childTickets: (count) => `小人 × ${count}`,
    fee: '分割払い手数料',
  },
};
