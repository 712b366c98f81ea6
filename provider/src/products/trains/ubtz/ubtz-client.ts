import * as v from 'valibot';
import { createBearerClient, type BearerClientSettings } from '../../../platform/partner-http/bearer-client.ts';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import type { SupplierTrain, TrainSupplier } from '../train-supplier.ts';
import {
  bookingRecord,
  bookingsAnswer,
  lockAnswer,
  networkAnswer,
  trainAnswer,
  trainRecord,
  trainsAnswer,
} from './ubtz-messages.ts';

/** The selling system of the railway: its network, the trains of a day with their free places, locks on places, and tickets. */
export function createUbtzClient(settings: BearerClientSettings): TrainSupplier {
  const { call, read, find, close } = createBearerClient(settings);
  return {
    network: async () => parsePartnerAnswer(networkAnswer, await read('/network'), 'unavailable'),
    trains: async ({ from, to, date }) => {
      const body = await read(`/trains?from=${from}&to=${to}&date=${date}`);
      return parsePartnerAnswer(trainsAnswer, body, 'unavailable').trains.flatMap(readTrain);
    },
    train: async (id) => {
      const body = await find(`/trains/${encodeURIComponent(id)}`);
      return body === undefined ? undefined : trainOf(parsePartnerAnswer(trainAnswer, body, 'unavailable').train);
    },
    lock: async (body) => {
      const answer = await call({ method: 'POST', path: '/locks', body, repeatable: false });
      const { lock, expires_at } = parsePartnerAnswer(lockAnswer, answer.body, 'unknown');
      return { lock, expiresAt: Date.parse(expires_at) };
    },
    extendLock: async (lock, until) => {
      const path = `/locks/${encodeURIComponent(lock)}/extensions`;
      const body = { expires_at: new Date(until).toISOString() };
      const answer = await call({ method: 'POST', path, body, repeatable: true });
      return Date.parse(parsePartnerAnswer(lockAnswer, answer.body, 'unknown').expires_at);
    },
    release: async (lock) => {
      await call({ method: 'DELETE', path: `/locks/${encodeURIComponent(lock)}`, repeatable: true });
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

function readTrain(record: unknown): SupplierTrain[] {
  const parsed = v.safeParse(trainRecord, record);
  return parsed.success ? [trainOf(parsed.output)] : [];
}

function trainOf({ stops, km, wagons, ...same }: v.InferOutput<typeof trainRecord>): SupplierTrain {
  return {
    ...same,
    stops: stops.map(({ station, arrives_at, departs_at }) => ({
      station,
      arrivesAt: arrives_at,
      departsAt: departs_at,
    })),
    distance: km,
    wagons: wagons.map(({ child_price, ...wagon }) => ({ ...wagon, childPrice: child_price })),
  };
}
