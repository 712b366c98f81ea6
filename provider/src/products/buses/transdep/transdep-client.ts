import * as v from 'valibot';
import { createBearerClient, type BearerClientSettings } from '../../../platform/partner-http/bearer-client.ts';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import type { BusSupplier, SupplierDeparture } from '../bus-supplier.ts';
import {
  bookingRecord,
  bookingsAnswer,
  departureAnswer,
  departureRecord,
  departuresAnswer,
  networkAnswer,
} from './transdep-messages.ts';

/** The selling system of the national bus centre: its network, and the buses of a day with the seats that are free. */
export function createTransdepClient(settings: BearerClientSettings): BusSupplier {
  const { call, read, find, close } = createBearerClient(settings);
  return {
    network: async () => parsePartnerAnswer(networkAnswer, await read('/network'), 'unavailable'),
    departures: async ({ stop, end, date }) => {
      const body = await read(`/departures?from=${stop}&to=${end}&date=${date}`);
      return parsePartnerAnswer(departuresAnswer, body, 'unavailable').departures.flatMap(readDeparture);
    },
    departure: async (id) => {
      const body = await find(`/departures/${encodeURIComponent(id)}`);
      return body === undefined
        ? undefined
        : departureOf(parsePartnerAnswer(departureAnswer, body, 'unavailable').departure);
    },
    book: async (body) => {
      const answer = await call({ method: 'POST', path: '/bookings', body, repeatable: false });
      return parsePartnerAnswer(bookingRecord, answer.body, 'unknown');
    },
    findBooking: async (reference) => {
      const body = await read(`/bookings?reference=${encodeURIComponent(reference)}`);
      return parsePartnerAnswer(bookingsAnswer, body, 'unavailable').bookings[0];
    },
    refund: async (reference, tickets) => {
      await call({ method: 'POST', path: '/refunds', body: { reference, tickets }, repeatable: true });
    },
    close,
  };
}

function readDeparture(record: unknown): SupplierDeparture[] {
  const parsed = v.safeParse(departureRecord, record);
  return parsed.success ? [departureOf(parsed.output)] : [];
}

function departureOf(record: v.InferOutput<typeof departureRecord>): SupplierDeparture {
  const { departs_at, arrives_at, bus, km, child_price, free_seats, driver_phone, ...same } = record;
  return {
    ...same,
    ...bus,
    departsAt: departs_at,
    arrivesAt: arrives_at,
    distance: km,
    driverPhone: driver_phone,
    childPrice: child_price,
    freeSeats: free_seats,
  };
}
