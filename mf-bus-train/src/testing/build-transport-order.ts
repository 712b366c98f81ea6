import { localDate } from '@aylal/domain/calendar';
import type { TransportOrder } from '@aylal/contracts/orders';
import { buildCommonOrder } from '@aylal/testing/scenarios';

/** An order of a Land Cruiser for two days that waits for its money. */
export function buildTransportOrder(over: Partial<TransportOrder['transport']> = {}): TransportOrder {
  const common = buildCommonOrder({ title: 'Хөдөө орон нутагт өдрөөр · Toyota Land Cruiser' });
  return {
    ...common,
    product: 'transport',
    full_refund: { kind: 'blocked', reason: 'status' },
    transport: {
      id: 'countryside-landcruiser',
      title: 'Хөдөө орон нутагт өдрөөр · Toyota Land Cruiser',
      picture: '/pictures/transports/suv/steppe/1.svg',
      kind: 'hire',
      vehicle_class: 'suv',
      vehicle: 'Toyota Land Cruiser',
      date: localDate('2027-05-01'),
      end_date: localDate('2027-05-02'),
      days: 2,
      time: '09:00',
      pick_up: 'Баянгол зочид буудал',
      drop_off: '',
      people: 2,
      flight: '',
      price: 840_000,
      free_waiting_minutes: 30,
      waiting_price: 15_000,
      included: ['Жолооч'],
      excluded: ['Таны хоол, байр'],
      terms: [{ days_before: 7, percent: 20 }],
      confirmation: null,
      driver: '',
      driver_phone: '',
      plate: '',
      issued: false,
      delayed: false,
      ...over,
    },
  };
}
