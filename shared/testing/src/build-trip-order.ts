import { localDate } from '@aylal/domain/calendar';
import type { TripOrder } from '@aylal/contracts/orders';
import { buildCommonOrder } from './build-order.ts';

/** An order of two grown-ups in the Gobi that waits for its money. */
export function buildTripOrder(over: Partial<TripOrder['trip']> = {}, order: Partial<TripOrder> = {}): TripOrder {
  const common = buildCommonOrder({ title: 'Говийн 7 хоног' });
  return {
    ...common,
    product: 'trip',
    trip: {
      slug: 'gobi-7-days',
      title: 'Говийн 7 хоног',
      picture: '/pictures/trips/dunes/1.svg',
      days: 7,
      date: localDate('2027-05-01'),
      end_date: localDate('2027-05-07'),
      adults: 2,
      children: 0,
      singles: 0,
      adults_price: 4_960_000,
      children_price: 0,
      supplement: 0,
      price: 4_960_000,
      deposit: null,
      pax: [{ last_name: 'BAT', first_name: 'SARNAI' }],
      programme: [{ title: 'Улаанбаатар – Ёлын ам', text: 'Хавцлаар алхана', meals: ['lunch'], stay: '', picture: '' }],
      included: ['Хөтөч'],
      excluded: ['Даатгал'],
      terms: [{ days_before: 30, percent: 10 }],
      confirmation: null,
      issued: false,
      delayed: false,
      ...over,
    },
    full_refund: { kind: 'blocked', reason: 'status' },
    ...order,
  };
}
