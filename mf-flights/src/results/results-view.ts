import type { FlightOffer } from '@aylal/contracts/flights';
import {
  carriersOf,
  countByFilter,
  filterOffers,
  leadingOffers,
  noFilters,
  offerDurationMinutes,
  priceRange,
  pricePerAdult,
  sortOffers,
  stopsOf,
  type OfferFilterCounts,
  type OfferSort,
  type StopFilter,
} from '@aylal/domain/flights';
import type { Money } from '@aylal/domain/money';
import { countConditions, meetsConditions, type FareCondition } from '../domain/fare-conditions.ts';
import { groupFares, itineraryName, oncePerItinerary, type FareGroup } from '../domain/group-fares.ts';
import type { ResultsChoice } from './results-address.ts';

/** What a tab over the list promises: the first offer that it would show. */
export interface SortLead {
  readonly sort: OfferSort;
  readonly price: Money;
  readonly durationMinutes: number;
}

/** Everything that the results screen shows, computed from the offers and the choice of the address. */
export interface ResultsView {
  /** One entry per itinerary: the cheapest fare that passes, and the others that pass too. */
  readonly shown: readonly FareGroup<FlightOffer>[];
  /** Itineraries in the whole list. */
  readonly total: number;
  readonly leads: readonly SortLead[];
  readonly counts: OfferFilterCounts;
  readonly conditionCounts: Record<FareCondition, number>;
  readonly carrierNames: ReadonlyMap<string, string>;
  /** From which price per person each number of stops is available. */
  readonly stopPrices: Partial<Record<StopFilter, Money>>;
  /** Lowest and highest price per person in the whole list. */
  readonly range: { readonly min: Money; readonly max: Money } | undefined;
  readonly bestKey: string | undefined;
  readonly cheapestKey: string | undefined;
}

/** What filtering and counting look at: as the offer, priced per adult, because the list and the filter speak of one person. */
interface Row {
  readonly trips: FlightOffer['trips'];
  readonly total_fare: Money;
  readonly offer: FlightOffer;
  readonly name: string;
}

const tabs: readonly OfferSort[] = ['best', 'price-asc', 'duration-asc'];

/**
 * The list for a choice. It shows, ranks and counts itineraries, not fares. Counts stand for "what this tick would leave", so they are known before the click.
 * Quick enough for 500 offers within a frame: what offers are compared by is computed once for each.
 */
export function resultsView(offers: readonly FlightOffer[], { sort, filters, conditions }: ResultsChoice): ResultsView {
  const names = new Map(offers.map((offer) => [offer, itineraryName(offer)]));
  const nameOf = (offer: FlightOffer) => names.get(offer) ?? '';
  const rows: Row[] = offers.map((offer) => ({
    trips: offer.trips,
    total_fare: pricePerAdult(offer.fares),
    offer,
    name: nameOf(offer),
  }));
  const meeting = rows.filter(({ offer }) => meetsConditions(offer, conditions));
  const groups = groupFares(
    filterOffers(meeting, filters).map(({ offer }) => offer),
    nameOf,
  );
  const byLead = new Map(groups.map((group) => [group.lead, group]));
  const left = [...byLead.keys()];
  const leading = leadingOffers(left, tabs);
  const best = leading.get('best');
  const cheapest = leading.get('price-asc');
  const { minPrice, maxPrice, ...otherFilters } = filters;
  const priced = filterOffers(meeting, { ...noFilters, minPrice, maxPrice });
  const itineraries = oncePerItinerary(offers, nameOf);
  return {
    shown: sortOffers(left, sort).flatMap((lead) => byLead.get(lead) ?? []),
    total: itineraries.length,
    leads: [...leading].map(([tab, first]) => ({
      sort: tab,
      price: pricePerAdult(first.fares),
      durationMinutes: offerDurationMinutes(first),
    })),
    counts: countByFilter(
      oncePerItinerary(priced, ({ name }) => name),
      otherFilters,
    ),
    conditionCounts: countConditions(
      filterOffers(rows, filters).map(({ offer }) => offer),
      conditions,
      nameOf,
    ),
    carrierNames: carrierNames(itineraries),
    stopPrices: stopPrices(meeting),
    range: priceRange(rows),
    bestKey: best?.key,
    cheapestKey: cheapest && cheapest.key !== best?.key ? cheapest.key : undefined,
  };
}

/** Names by code, in the order of their number of flights. */
function carrierNames(offers: readonly FlightOffer[]): ReadonlyMap<string, string> {
  const flights = offers.flatMap((offer) => offer.trips.flatMap((trip) => trip.flights));
  const names = new Map(flights.map((flight) => [flight.marketing_airline, flight.marketing_airline_name]));
  const uses = new Map<string, number>();
  for (const code of offers.flatMap((offer) => carriersOf(offer.trips))) uses.set(code, (uses.get(code) ?? 0) + 1);
  return new Map([...names].toSorted(([a], [b]) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0)));
}

function stopPrices(rows: readonly Row[]): Partial<Record<StopFilter, Money>> {
  const lowest: Partial<Record<StopFilter, Money>> = {};
  for (const row of rows) {
    const stops = stopsOf(row);
    lowest[stops] = Math.min(lowest[stops] ?? row.total_fare, row.total_fare);
  }
  return lowest;
}
