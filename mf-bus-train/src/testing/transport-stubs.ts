import { localDate } from '@aylal/domain/calendar';
import { getTransport, listTransports, type Transport, type TransportListed } from '@aylal/contracts/transports';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

/** A Land Cruiser for the country, by the day. */
export function buildListedTransport(over: Partial<TransportListed> = {}): TransportListed {
  return {
    id: 'countryside-landcruiser',
    title: 'Хөдөө орон нутагт өдрөөр · Toyota Land Cruiser',
    price: 420_000,
    picture: '/pictures/transports/suv/steppe/1.svg',
    kind: 'hire',
    vehicle_class: 'suv',
    vehicle: 'Toyota Land Cruiser',
    seats: 4,
    luggage: 4,
    lead: 'Замаа өөрөө сонгоно.',
    ...over,
  };
}

export function buildTransport(over: Partial<Transport> = {}): Transport {
  return {
    ...buildListedTransport(),
    languages: ['mn', 'en'],
    included: ['Жолооч'],
    excluded: ['Таны хоол, байр'],
    free_waiting_minutes: 30,
    waiting_price: 15_000,
    min_days: 1,
    max_days: 14,
    notice_hours: 24,
    asks_flight: false,
    terms: [
      { days_before: 7, percent: 20 },
      { days_before: 1, percent: 100 },
    ],
    taken: [],
    last_day: localDate('2028-12-31'),
    ...over,
  };
}

export function transportsStub(transports: TransportListed[] = [buildListedTransport()]): Stub {
  return stubOperation(listTransports, {
    status_code: 200,
    message: '',
    result: transports,
    count: transports.length,
  });
}

export function transportStub(transport: Transport = buildTransport()): Stub {
  return stubOperation(getTransport, { status_code: 200, message: '', result: transport });
}
