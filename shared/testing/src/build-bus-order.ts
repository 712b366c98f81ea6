import { localDate } from '@aylal/domain/calendar';
import type { BusOrder } from '@aylal/contracts/orders';
import { buildCommonOrder } from './build-order.ts';

/** A paid order of two seats from Ulaanbaatar to Darkhan, 28,000₮ each, whose tickets are ready; two days before departure by `server_time`. Overrides for what matters to a test. */
export function buildBookedBus(over: Partial<BusOrder> = {}, bus: Partial<BusOrder['bus']> = {}): BusOrder {
  const common = buildCommonOrder({ title: 'Улаанбаатар – Дархан' });
  const ticket = { document_number: 'U***12', is_child: false, is_cancelled: false, ticket_total_price: 28_000 };
  return {
    ...common,
    product: 'bus',
    status: { status_code: 4, name: 'Тасалбар бэлэн' },
    total: 56_000,
    paid: 56_000,
    to_pay: 0,
    must_pay: 0,
    pay_until: null,
    server_time: '2026-12-03T06:30:00.000Z',
    original_date: localDate('2026-12-05'),
    pax: [
      { ...ticket, ticket_id: '4F0A12C315', seat: 15, last_name: 'BAT', first_name: 'SARNAI' },
      { ...ticket, ticket_id: '4F0A12C316', seat: 16, last_name: 'BAT', first_name: 'BOLD' },
    ],
    bus: {
      schedule_id: 'W1A-1430-20261205-101-201',
      stop: { id: '101', name: 'Драгон төв', town: 'Улаанбаатар' },
      end: { id: '201', name: 'Дархан', town: 'Дархан' },
      departure_time: '2026-12-05T14:30:00+08:00',
      arrival_time: '2026-12-05T18:15:00+08:00',
      bus_type: 'Yutong ZK6122',
      seat_plan: 45,
      plate: '12-34 УБА',
      platform: '7',
      driver_phone: '99112233',
      code: '4F0A12C3',
      is_departure_cancelled: false,
      issued: true,
      delayed: false,
      ...bus,
    },
    ...over,
  };
}
