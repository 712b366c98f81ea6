import { localDate } from '@aylal/domain/calendar';
import type { OrderOffers } from '@aylal/contracts/orders';

/** What fits a week in South Korea. */
export function buildOffers(): OrderOffers {
  return {
    country_code: 'KR',
    country_name: 'Өмнөд Солонгос',
    start_date: localDate('2026-12-19'),
    end_date: localDate('2026-12-26'),
    esim: {
      slug: 'south-korea-data',
      title: 'Өмнөд Солонгос',
      plan_type: 'data',
      country_code: 'KR',
      image: '',
      price: 11_480,
    },
    insurance: {
      slug: 'asia',
      title: 'Азийн аялал',
      price: 3_900,
      territory: 'Ази',
      medical: { amount: 20_000, currency: 'USD' },
      deductible: { amount: 50, currency: 'USD' },
      sport: false,
    },
  };
}
