import type { AskedCarriers, FlightOffer } from '@aylal/contracts/flights';
import type { TravellerMix } from '@aylal/domain/people';
import type { Logger } from '@aylal/server';
import type { Seller } from './carrier-port.ts';
import type { CarrierReader } from './read-carrier-answer.ts';

/** The carriers that were asked, each with its state. */
export type AskedCarrier = AskedCarriers['carriers'][number];

/** A question to all carriers at once, each with its own deadline. */
export interface RunningSearch {
  /** Offers in the order in which they came, none twice, at most 500. */
  readonly offers: readonly FlightOffer[];
  carriers(): readonly AskedCarrier[];
  /** Nobody is asked any more. */
  settled(): boolean;
  /** Resolves when `enough` is true, or after so many milliseconds. Looks again whenever a carrier has answered or was given up. */
  until(enough: () => boolean, mostMs: number): Promise<void>;
  /** Asks those again who did not answer, or in part only. */
  askAgain(): void;
}

/** NEED-14: what the contract allows. */
const MOST_OFFERS = 500;

export function startSearch(
  sellers: readonly Seller[],
  people: TravellerMix,
  { read, log }: { readonly read: CarrierReader; readonly log: Logger },
): RunningSearch {
  const offers: FlightOffer[] = [];
  const known = new Set<string>();
  const states = new Map<Seller, AskedCarrier['state']>();
  const waiting = new Set<() => void>();
  const settled = () => [...states.values()].every((state) => state !== 'asked');

  async function ask(seller: Seller) {
    states.set(seller, 'asked');
    states.set(seller, await orUnavailable(seller));
    for (const look of waiting) look();
  }

  async function orUnavailable(seller: Seller): Promise<AskedCarrier['state']> {
    try {
      const answer = read(await withinDeadline(seller), people);
      const fresh = answer.offers.filter(({ key }) => !known.has(key)).slice(0, MOST_OFFERS - offers.length);
      for (const offer of fresh) known.add(offer.key);
      offers.push(...fresh);
      if (answer.dropped > 0) log.warn('carrier-offers-dropped', { carrier: seller.code, dropped: answer.dropped });
      return answer.complete ? 'answered' : 'partial';
    } catch (error) {
      log.warn('carrier-silent', { carrier: seller.code, reason: error instanceof Error ? error.message : 'unknown' });
      return 'silent';
    }
  }

  for (const seller of sellers) void ask(seller);
  return {
    offers,
    carriers: () => sellers.map((seller) => ({ ...named(seller), state: states.get(seller) ?? 'asked' })),
    settled,
    until: (enough, mostMs) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        };
        const look = () => enough() && end();
        const timer = setTimeout(end, mostMs);
        waiting.add(look);
        look();
      }),
    askAgain: () => {
      for (const [seller, state] of states) if (state === 'silent' || state === 'partial') void ask(seller);
    },
  };
}

const named = ({ code, name }: Seller) => ({ code, name });

/** A carrier that does not heed its signal is given up all the same. */
function withinDeadline(seller: Seller): Promise<unknown> {
  const signal = AbortSignal.timeout(seller.deadlineMs);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    seller.ask(signal).then(resolve, reject);
  });
}
