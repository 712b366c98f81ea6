import * as v from 'valibot';
import { parsePartnerAnswer } from '../../partners/parse-partner-answer.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import { createPartnerTransport, type PartnerTransportSettings } from '../../partners/partner-transport.ts';
import type { BusSupplier, SupplierDeparture } from '../bus-supplier.ts';
import { departureRecord, departuresAnswer, networkAnswer, refusal } from './transdep-messages.ts';

export interface TransdepSettings extends Omit<PartnerTransportSettings, 'refusalKey'> {
  readonly token: string;
}

/** The selling system of the national bus centre: its network, and the buses of a day with the seats that are free. */
export function createTransdepClient({ token, ...settings }: TransdepSettings): BusSupplier {
  const transport = createPartnerTransport({ ...settings, refusalKey });

  async function read(path: string): Promise<unknown> {
    const answer = await transport.send({ method: 'GET', path, authorization: `Bearer ${token}`, repeatable: true });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return answer.body;
  }

  return {
    network: async () => parsePartnerAnswer(networkAnswer, await read('/network'), 'unavailable'),
    departures: async ({ stop, end, date }) => {
      const body = await read(`/departures?from=${stop}&to=${end}&date=${date}`);
      return parsePartnerAnswer(departuresAnswer, body, 'unavailable').departures.flatMap(readDeparture);
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
  if (!parsed.success) return [];
  const { id, departs_at, arrives_at, bus, km, price, child_price, free_seats } = parsed.output;
  return [
    {
      id,
      departsAt: departs_at,
      arrivesAt: arrives_at,
      ...bus,
      distance: km,
      price,
      childPrice: child_price,
      freeSeats: free_seats,
    },
  ];
}
