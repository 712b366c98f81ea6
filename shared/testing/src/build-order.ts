import { localDate } from '@aylal/domain/calendar';
import type { CommonOrder, FlightOrder } from '@aylal/contracts/orders';

const segment = {
  departure_terminal: '1',
  arrival_terminal: '1',
  duration_minutes: 195,
  marketing_airline: 'OM',
  marketing_airline_name: 'МИАТ',
  operating_airline: 'OM',
  operating_airline_name: 'МИАТ',
  class_code: 'Y',
  cabin: 'economy' as const,
  aircraft: 'Boeing 737-800',
};
const bag = {
  piece: 1,
  weight: 23,
  weight_unit: 'kg',
  dimension: null,
  dimension_unit: 'cm',
  hand_piece: 1,
  hand_weight: 10,
  hand_dimension: null,
};

/** What an order of any product has in common: 2,186,400₮ to pay, held for half an hour from 2026-11-21 10:00 in Ulaanbaatar. */
export function buildCommonOrder(overrides: Partial<CommonOrder> = {}): CommonOrder {
  return {
    ref_number: 'AYL-4K7P2',
    title: 'Улаанбаатар – Сөүл',
    status: { status_code: 1, name: 'Төлбөр хүлээж байна' },
    contact: { name: 'Anudari', email: 'anudari@example.mn', dial_code: '976', phone: '99112233', company: null },
    created_at: '2026-11-21T02:00:00.000Z',
    pay_until: '2026-11-21T02:30:00.000Z',
    issued_date: null,
    partial_payment: false,
    partial_payment_type: null,
    partial_payment_terms: null,
    instalments: [],
    credit_name: null,
    fee: 0,
    discount: 0,
    coupon_code: null,
    total: 2_186_400,
    paid: 0,
    to_pay: 2_186_400,
    must_pay: 2_186_400,
    ledger: [
      {
        at: '2026-11-21T02:00:00.000Z',
        kind: 'order-created',
        reference: 'AYL-4K7P2',
        amount: 2_186_400,
        balance: 2_186_400,
      },
    ],
    lines: [],
    ends_at: null,
    progress: [
      { step: 'booked', state: 'done', at: '2026-11-21T02:00:00.000Z' },
      { step: 'paid', state: 'now', at: null },
      { step: 'issued', state: 'next', at: null },
    ],
    actions: (overrides.status?.status_code ?? 1) === 1 ? ['coupon'] : ['receipt'],
    server_time: '2026-11-21T02:00:00.000Z',
    ...overrides,
  };
}

/** An order that was just booked: 2,186,400₮ for two adults, held for half an hour from 2026-11-21 10:00 in Ulaanbaatar. Overrides for what matters to a test. */
export function buildOrder(overrides: Partial<FlightOrder> = {}): FlightOrder {
  return {
    ...buildCommonOrder(overrides),
    product: 'flight',
    search_data: {
      trips: [
        {
          duration_minutes: 195,
          flights: [
            {
              ...segment,
              departure_city: 'ULN',
              departure_city_name: 'Улаанбаатар',
              departure_airport: 'UBN',
              departure_airport_name: 'Чингис хаан',
              departure_date: localDate('2026-12-19'),
              departure_time: '07:45',
              departure_at: '2026-12-18T23:45:00.000Z',
              arrival_city: 'SEL',
              arrival_city_name: 'Сөүл',
              arrival_airport: 'ICN',
              arrival_airport_name: 'Инчон',
              arrival_date: localDate('2026-12-19'),
              arrival_time: '12:00',
              arrival_at: '2026-12-19T03:00:00.000Z',
              flight_number: '301',
            },
          ],
        },
      ],
      depart_date: localDate('2026-12-19'),
      depart_time: '07:45',
      return_date: null,
      return_time: null,
      refundable_before_depart: true,
      refund_before_depart_price: 150_000,
      refundable_after_depart: false,
      refund_after_depart_price: 0,
      exchange_before_depart_changeable: true,
      exchange_before_depart_price: 90_000,
      exchange_after_depart_changeable: false,
      exchange_after_depart_price: 0,
    },
    fares: [{ type: 'adult', count: 2, base: 948_000, taxes: 145_200 }],
    lines: [
      { label: '2 том хүн × 948,000₮', amount: 1_896_000 },
      { label: 'Татвар, нисэх буудлын хураамж', amount: 290_400 },
    ],
    baggage_info: { adult: bag, child: bag, infant: bag },
    travellers: [
      { type: 'adult', surname: 'BATBOLD', given_name: 'ANUDARI', doc_number: 'E12***78', ticket_number: null },
      { type: 'adult', surname: 'BATBOLD', given_name: 'TEMUULEN', doc_number: 'E98***21', ticket_number: null },
    ],
    airline_reference: null,
    progress: [
      { step: 'booked', state: 'done', at: '2026-11-21T02:00:00.000Z' },
      { step: 'paid', state: 'now', at: null },
      { step: 'issued', state: 'next', at: null },
      { step: 'check-in', state: 'next', at: '2026-12-17T23:45:00.000Z' },
      { step: 'departure', state: 'next', at: '2026-12-18T23:45:00.000Z' },
    ],
    ...overrides,
  };
}

/** The same order, paid at 10:07 and issued at 10:09. */
export function buildIssuedOrder(overrides: Partial<FlightOrder> = {}): FlightOrder {
  const order = buildOrder();
  return {
    ...order,
    status: { status_code: 4, name: 'Тасалбар бичигдсэн' },
    pay_until: null,
    paid: order.total,
    to_pay: 0,
    must_pay: 0,
    issued_date: '2026-11-21T02:09:00.000Z',
    actions: ['receipt', 'offers'],
    airline_reference: 'X7K2QM',
    ledger: [
      ...order.ledger,
      { at: '2026-11-21T02:07:00.000Z', kind: 'payment', reference: 'QPAY', amount: -order.total, balance: 0 },
      { at: '2026-11-21T02:09:00.000Z', kind: 'ticket-issued', reference: 'X7K2QM', amount: 0, balance: 0 },
    ],
    progress: [
      { step: 'booked', state: 'done', at: '2026-11-21T02:00:00.000Z' },
      { step: 'paid', state: 'done', at: '2026-11-21T02:07:00.000Z' },
      { step: 'issued', state: 'done', at: '2026-11-21T02:09:00.000Z' },
      { step: 'check-in', state: 'next', at: '2026-12-17T23:45:00.000Z' },
      { step: 'departure', state: 'next', at: '2026-12-18T23:45:00.000Z' },
    ],
    ...overrides,
  };
}
