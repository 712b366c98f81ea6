import * as v from 'valibot';
import { parsePartnerAnswer } from '../../partners/parse-partner-answer.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import { createPartnerTransport, type PartnerTransportSettings } from '../../partners/partner-transport.ts';
import type { SupplierTrain, TrainSupplier } from '../train-supplier.ts';
import { networkAnswer, refusal, trainRecord, trainsAnswer } from './ubtz-messages.ts';

export interface UbtzSettings extends Omit<PartnerTransportSettings, 'refusalKey'> {
  readonly token: string;
}

/** The selling system of the railway: its network, and the trains of a day with their free places. */
export function createUbtzClient({ token, ...settings }: UbtzSettings): TrainSupplier {
  const transport = createPartnerTransport({ ...settings, refusalKey });

  async function read(path: string): Promise<unknown> {
    const answer = await transport.send({ method: 'GET', path, authorization: `Bearer ${token}`, repeatable: true });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return answer.body;
  }

  return {
    network: async () => parsePartnerAnswer(networkAnswer, await read('/network'), 'unavailable'),
    trains: async ({ from, to, date }) => {
      const body = await read(`/trains?from=${from}&to=${to}&date=${date}`);
      return parsePartnerAnswer(trainsAnswer, body, 'unavailable').trains.flatMap(readTrain);
    },
    close: () => transport.close(),
  };
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.error : '';
}

function readTrain(record: unknown): SupplierTrain[] {
  const parsed = v.safeParse(trainRecord, record);
  if (!parsed.success) return [];
  const { number, stops, km, wagons } = parsed.output;
  return [
    {
      number,
      stops: stops.map(({ station, arrives_at, departs_at }) => ({
        station,
        arrivesAt: arrives_at,
        departsAt: departs_at,
      })),
      distance: km,
      wagons: wagons.map(({ class: kind, price, child_price, free }) => ({
        class: kind,
        price,
        childPrice: child_price,
        free,
      })),
    },
  ];
}
