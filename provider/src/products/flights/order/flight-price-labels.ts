import type { Locale } from '@aylal/domain/language';

/** What the lines of a price of flights are called. */
interface FlightPriceWords {
  readonly taxes: string;
  readonly held: string;
  readonly penalty: string;
  readonly difference: string;
}

export const flightPriceLabels: Readonly<Record<Locale, FlightPriceWords>> = {
  mn: {
    taxes: 'Татвар, нисэх буудлын хураамж',
    held: 'Одоогийн тийз',
    penalty: 'Солих шимтгэл',
    difference: 'Үнийн зөрүү',
  },
  en: { taxes: 'Taxes and airport fees', held: 'Ticket held', penalty: 'Change fee', difference: 'Fare difference' },
  zh: { taxes: '税费和机场费', held: '现有机票', penalty: '改签费', difference: '票价差额' },
  ru: {
    taxes: 'Налоги и аэропортовые сборы',
    held: 'Нынешний билет',
    penalty: 'Сбор за изменение',
    difference: 'Разница тарифов',
  },
  ko: { taxes: '세금 및 공항 이용료', held: '현재 항공권', penalty: '변경 수수료', difference: '운임 차액' },
  ja: { taxes: '税金・空港使用料', held: '現在の航空券', penalty: '変更手数料', difference: '運賃の差額' },
};
