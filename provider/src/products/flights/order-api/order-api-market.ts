import type { TravellerMix } from '@aylal/domain/people';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { NamedOffer, OfferMarket, OfferRefusal } from '../offer-market.ts';
import { readFilter } from '../offers/offer-key.ts';
import { tripsOf } from '../offers/search-trips.ts';
import type { OrderApiMarketParts } from './order-api-carriers.ts';
import type { ApiOffer } from './order-api-messages.ts';
import { readApiOffer } from './read-api-offer.ts';

const gone: OfferRefusal = { ok: false, problem: 'offer-gone' };

/**
 * The offers of an order API, by their ids; each is asked for at its present price. A search there belongs to one booking, so nobody searches a
 * month or a week of days only to fill a calendar: those have no prices.
 */
export function createOrderApiMarket({ api, places, rates }: OrderApiMarketParts): OfferMarket {
  async function read({ filter, key, now, locale }: NamedOffer, people?: TravellerMix) {
    const search = readFilter(filter);
    const asSearched = !people || (['adult', 'child', 'infant'] as const).every((one) => people[one] === search?.[one]);
    // An offer of the API is for the people of its search and for nobody else.
    if (!search || !asSearched) return gone;
    const found = await offerOf(key);
    if (
      !found ||
      !answers(
        found,
        tripsOf(search).map(({ date }) => date),
      )
    )
      return gone;
    if (Date.parse(found.expires_at) <= now) return { ok: false, problem: 'offer-expired' } as const;
    const offer = readApiOffer(found, { places: await places(), rates: await rates(), search, locale });
    return offer ? { ok: true as const, offer } : gone;
  }

  /** Undefined as well for one that its airline does not sell any more. */
  async function offerOf(key: string): Promise<ApiOffer | undefined> {
    try {
      return await api.offer(key);
    } catch (error) {
      if (error instanceof PartnerError && error.kind === 'refused') return undefined;
      throw error;
    }
  }

  return {
    read: (named) => read(named),
    check: async (named, people) => {
      const found = await read(named, people);
      return found.ok ? { ...found, units: [], offered: undefined } : found;
    },
    lowestTotals: async () => [],
  };
}

/** On the days that were searched for: the client names the search beside the offer. */
function answers({ slices }: ApiOffer, days: readonly string[]): boolean {
  const departs = slices.map(({ segments }) => segments[0]?.departing_at.slice(0, 10));
  return departs.length === days.length && departs.every((day, index) => day === days[index]);
}
