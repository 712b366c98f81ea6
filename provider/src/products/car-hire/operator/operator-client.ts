import * as v from 'valibot';
import { createBearerClient, type BearerClientSettings } from '../../../platform/partner-http/bearer-client.ts';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import type { MadeTransport, SupplierTransport, TransportSupplier } from '../transport-supplier.ts';
import { booking, bookingsAnswer, transportRecord, transportsAnswer } from './operator-messages.ts';

/** The selling system of an operator of cars with drivers. */
export function createTransportOperatorClient(settings: BearerClientSettings): TransportSupplier {
  const { call, read, close } = createBearerClient(settings);
  const bookingsOf = (reference: string) => `/bookings?reference=${encodeURIComponent(reference)}`;
  return {
    transports: async () => {
      const body = await read('/transports');
      return parsePartnerAnswer(transportsAnswer, body, 'unavailable').transports.flatMap(readTransport);
    },
    book: async (wanted) => {
      const { body } = await call({ method: 'POST', path: '/bookings', body: wanted, repeatable: false });
      return madeOf(parsePartnerAnswer(booking, body, 'unknown'));
    },
    findBooking: async (reference) => {
      const body = await read(bookingsOf(reference));
      const { bookings } = parsePartnerAnswer(bookingsAnswer, body, 'unavailable');
      const made = bookings.find((one) => one.reference === reference);
      return made && madeOf(made);
    },
    cancel: async (reference) => {
      await call({ method: 'POST', path: '/cancellations', body: { reference }, repeatable: true });
    },
    close,
  };
}

function madeOf({ confirmation, driver, driver_phone, plate }: v.InferOutput<typeof booking>): MadeTransport {
  return { confirmation, driver, driverPhone: driver_phone, plate };
}

function readTransport(record: unknown): SupplierTransport[] {
  const parsed = v.safeParse(transportRecord, record);
  if (!parsed.success) return [];
  const one = parsed.output;
  return [
    {
      id: one.id,
      kind: one.kind,
      vehicleClass: one.vehicle_class,
      vehicle: one.vehicle,
      landscape: one.landscape,
      title: one.title,
      lead: one.lead,
      places: one.places,
      price: one.price,
      seats: one.seats,
      luggage: one.luggage,
      languages: one.languages,
      included: one.included,
      excluded: one.excluded,
      freeWaitingMinutes: one.free_waiting_minutes,
      waitingPrice: one.waiting_price,
      minDays: one.min_days,
      maxDays: one.max_days,
      noticeHours: one.notice_hours,
      asksFlight: one.asks_flight,
      terms: one.terms
        .map(({ days_before, percent }) => ({ daysBefore: days_before, percent }))
        .toSorted((a, b) => b.daysBefore - a.daysBefore),
      cars: one.cars,
      taken: one.taken,
      lastDay: one.last_day,
    },
  ];
}
