import type { FlightOrder, Order, OrderProduct } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { products } from './products.ts';

/** The lines of an order of which only the price matters. */
function linesOf<P extends OrderProduct>(product: P, order: object, locale: Locale = 'en') {
  const { lines } = products[product] as { lines(order: Order, locale: Locale): { label: string; amount: number }[] };
  return lines({ product, fee: 0, ...order } as unknown as Order, locale).map(({ label, amount }) => [label, amount]);
}
const fares: FlightOrder['fares'] = [
  { type: 'adult', count: 2, base: 900, taxes: 100 },
  { type: 'infant', count: 1, base: 90, taxes: 10 },
];
const nights = { check_in: '2026-12-18', check_out: '2026-12-19' };
const trip = { adults: 2, children: 1, singles: 1, adults_price: 2_000, children_price: 700, supplement: 300 };

describe('[GAP-75] What the price of an order is made of', () => {
  it.each<[OrderProduct, object, [string, number][]]>([
    [
      'flight',
      { fares, fee: 50 },
      [
        ['2 adults × ₮900', 1_800],
        ['1 infant × ₮90', 90],
        ['Taxes and airport fees', 210],
        ['Instalment fee', 50],
      ],
    ],
    [
      'flight',
      { fares, total: 2_500, change: { to_pay: 400, penalty: 500, fare_difference: -100 } },
      [
        ['Ticket held', 2_100],
        ['Change fee', 500],
        ['Fare difference', -100],
      ],
    ],
    [
      'hotel',
      { hotel: { rooms: 1, price: 800, ...nights }, fee: 20 },
      [
        ['Stay (1 room × 1 night)', 800],
        ['Instalment fee', 20],
      ],
    ],
    [
      'bus',
      {
        pax: [
          { is_child: true, ticket_total_price: 40 },
          { is_child: false, ticket_total_price: 80 },
        ],
      },
      [
        ['Adult × 1', 80],
        ['Child × 1', 40],
      ],
    ],
    ['train', { pax: [{ is_child: false, ticket_total_price: 80 }] }, [['Adult × 1', 80]]],
    [
      'insurance',
      { insurance: { insured: [{ last_name: 'BAT', first_name: 'SARNAI', price: 41 }] } },
      [['BAT SARNAI', 41]],
    ],
    [
      'trip',
      { trip: { ...trip, deposit: { rest: 2_100, until: '2027-04-17' } } },
      [
        ['2 adults', 2_000],
        ['1 child', 700],
        ['1 single room', 300],
        ['To the operator, by Sat, 17 Apr 2027', -2_100],
      ],
    ],
    ['transport', { transport: { title: 'Land Cruiser', price: 500 } }, [['Land Cruiser', 500]]],
    ['esim', { esim: { package: { title: '1 GB', price: 11 } } }, [['1 GB', 11]]],
    ['lottery', { total: 1_000, subject: { delivery_fee: 0 } }, []],
    [
      'lottery',
      { total: 17_000, subject: { delivery_fee: 7_000 } },
      [
        ['Tickets', 10_000],
        ['Delivery', 7_000],
      ],
    ],
    ['top-up', {}, []],
  ])('is listed line by line: %s', (product, order, lines) => {
    expect(linesOf(product, order)).toEqual(lines);
  });

  it.each([
    [1, '1 отдельный номер'],
    [3, '3 отдельных номера'],
    [5, '5 отдельных номеров'],
    [21, '21 отдельный номер'],
  ])('has the forms that Russian needs: %i', (singles, label) => {
    expect(linesOf('trip', { trip: { ...trip, singles, deposit: null } }, 'ru')[2]?.[0]).toBe(label);
  });
});
