import { localDate } from '@aylal/domain/calendar';
import type { FlightOrder } from '@aylal/contracts/orders';
import { buildCommonOrder } from '@aylal/testing/scenarios';
import { buildFlightOffer } from './build-flight-offer.ts';

/** A paid and issued order of the return offer for two; overrides for what matters to a test. */
export function buildFlightOrder(overrides: Partial<FlightOrder> = {}): FlightOrder {
  const offer = buildFlightOffer();
  return {
    ...buildCommonOrder(),
    product: 'flight',
    status: { status_code: 4, name: 'Тасалбар бичигдсэн' },
    search_data: {
      trips: offer.trips,
      depart_date: localDate('2026-12-19'),
      depart_time: '07:45',
      return_date: localDate('2026-12-26'),
      return_time: '13:10',
      refundable_before_depart: true,
      refund_before_depart_price: 185_000,
      refundable_after_depart: false,
      refund_after_depart_price: 0,
      exchange_before_depart_changeable: true,
      exchange_before_depart_price: 120_000,
      exchange_after_depart_changeable: true,
      exchange_after_depart_price: 240_000,
    },
    fares: offer.fares,
    baggage_info: offer.baggage_info,
    travellers: [
      {
        type: 'adult',
        surname: 'BATBOLD',
        given_name: 'ANUDARI',
        doc_number: 'E12***78',
        ticket_number: '289-2400000001',
      },
      { type: 'adult', surname: 'BATBOLD', given_name: 'TEMUULEN', doc_number: '', ticket_number: '289-2400000002' },
    ],
    pay_until: null,
    issued_date: '2026-11-21T02:09:00.000Z',
    airline_reference: 'X7K2QM',
    total: offer.total_fare,
    paid: offer.total_fare,
    to_pay: 0,
    must_pay: 0,
    ledger: [],
    progress: [],
    actions: ['receipt'],
    server_time: '2026-11-21T02:10:00.000Z',
    ...overrides,
  };
}
