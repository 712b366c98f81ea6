import type { FlightOffer } from '@aylal/contracts/flights';
import type { ExchangePort } from './exchange-port.ts';

export interface TestingChanges extends ExchangePort {
  /** Sells these flights, or sells them at another price from now on. Their key is the quote whose seats they take. */
  sell(offer: FlightOffer): void;
  withdraw(key: string): void;
}

/** Flights of a test's own to change to. */
export function testingChanges(): TestingChanges {
  const sold = new Map<string, FlightOffer>();
  return {
    sell: (offer) => void sold.set(offer.key, offer),
    withdraw: (key) => void sold.delete(key),
    options: async () => [...sold.values()],
    reopen: async (_held, _filter, key) => {
      const offer = sold.get(key);
      if (!offer) return { ok: false, problem: 'offer-gone' };
      return { ok: true, offer, units: [{ resource: key, date: '', limit: 0 }] };
    },
  };
}
