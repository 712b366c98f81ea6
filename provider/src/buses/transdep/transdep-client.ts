import * as v from 'valibot';
import { parsePartnerAnswer } from '../../partners/parse-partner-answer.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import {
  createPartnerTransport,
  type PartnerAnswer,
  type PartnerCall,
  type PartnerTransportSettings,
} from '../../partners/partner-transport.ts';
import type { BusSupplier, SupplierDeparture } from '../bus-supplier.ts';
import {
  bookingRecord,
  bookingsAnswer,
  departureAnswer,
  departureRecord,
  departuresAnswer,
  networkAnswer,
  refusal,
} from './transdep-messages.ts';

export interface TransdepSettings extends Omit<PartnerTransportSettings, 'refusalKey'> {
  readonly token: string;
}

/** The selling system of the national bus centre: its network, and the buses of a day with the seats that are free. */
export function createTransdepClient({ token, ...settings }: TransdepSettings): BusSupplier {
  const transport = createPartnerTransport({ ...settings, refusalKey });

  async function call(what: Omit<PartnerCall, 'authorization'>): Promise<PartnerAnswer> {
    const answer = await transport.send({ ...what, authorization: `Bearer ${token}` });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return answer;
  }

  async function read(path: string): Promise<unknown> {
    return (await call({ method: 'GET', path, repeatable: true })).body;
  }

  return {
    network: async () => parsePartnerAnswer(networkAnswer, await read('/network'), 'unavailable'),
    departures: async ({ stop, end, date }) => {
      const body = await read(`/departures?from=${stop}&to=${end}&date=${date}`);
      return parsePartnerAnswer(departuresAnswer, body, 'unavailable').departures.flatMap(readDeparture);
    },
    departure: async (id) => {
      const path = `/departures/${encodeURIComponent(id)}`;
      const answer = await transport.send({
        method: 'GET',
        path,
        authorization: `Bearer ${token}`,
        repeatable: true,
      });
      if (answer.status === 404) return undefined;
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      return departureOf(parsePartnerAnswer(departureAnswer, answer.body, 'unavailable').departure);
    },
    book: async (body) => {
      const answer = await call({ method: 'POST', path: '/bookings', body, repeatable: false });
      return parsePartnerAnswer(bookingRecord, answer.body, 'unknown');
    },
    findBooking: async (reference) => {
      const body = await read(`/bookings?reference=${encodeURIComponent(reference)}`);
      return parsePartnerAnswer(bookingsAnswer, body, 'unavailable').bookings[0];
    },
    giveBack: async (reference, tickets) => {
      await call({ method: 'POST', path: '/refunds', body: { reference, tickets }, repeatable: true });
    },
    close: () => transport.close(),
  };
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.error : '';
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
