import type { AirportPlace } from '../airports/airport.ts';
import type { Carrier } from './carriers.ts';
import { greatCircleKm } from './great-circle.ts';
import {
  cityAirports,
  closedCountries,
  firstTier,
  openToRussia,
  secondTier,
  shortHaulAirports,
} from './world-airports.ts';

/** A pair that an airline flies, and how often in a week. */
export interface WorldRoute {
  readonly carrier: Carrier;
  readonly hub: AirportPlace;
  readonly to: AirportPlace;
  readonly km: number;
  readonly perWeek: number;
}

function mayFly(a: AirportPlace, b: AirportPlace): boolean {
  if (a.country === 'MN' || b.country === 'MN') return false;
  if (closedCountries.has(a.country) || closedCountries.has(b.country)) return false;
  const russian = a.country === 'RU' || b.country === 'RU';
  if (russian && !(openToRussia.has(a.country) && openToRussia.has(b.country))) return false;
  const pair = `${a.country}${b.country}`;
  return pair !== 'INPK' && pair !== 'PKIN' && a.city !== b.city;
}

/** How many flights a week an airline has from a hub to a place; 0 when it does not go there. */
function weeklyFlights(carrier: Carrier, hub: AirportPlace, first: boolean, to: AirportPlace, km: number): number {
  if (km < 150 || km > carrier.reachKm) return 0;
  const home = hub.country === to.country;
  const inCity = cityAirports.has(hub.code) || cityAirports.has(to.code);
  if (inCity && km > (home ? 2500 : 1500)) return 0;
  if (!home && km > 4800 && (shortHaulAirports.has(hub.code) || shortHaulAirports.has(to.code))) return 0;
  const tier = firstTier.has(to.code) ? 1 : secondTier.has(to.code) ? 2 : to.size === 'large' ? 3 : 4;
  if (tier === 4) return 0;
  if (home) return tier < 3 ? (km < 1500 ? 21 : 14) : 7;
  if (carrier.kind === 'lowcost') return km > 4500 || tier === 3 ? 0 : first ? 7 : 4;
  if (tier === 1) return km < 3500 ? 14 : km <= (first ? carrier.reachKm : 9500) ? 7 : 0;
  if (tier === 2) return km < 3500 ? 7 : km <= (first ? 9500 : 4000) ? 5 : 0;
  return first && km < 2800 ? 4 : 0;
}

/** The routes of one airline from its hubs to the large airports of the world. */
function routesOf(carrier: Carrier, hubs: readonly AirportPlace[], large: readonly AirportPlace[]): WorldRoute[] {
  return hubs.flatMap((hub, index) =>
    large.flatMap((to) => {
      if (!mayFly(hub, to)) return [];
      const km = greatCircleKm(hub, to);
      const perWeek = weeklyFlights(carrier, hub, index === 0, to, km);
      // From hub to hub once: the later hub leaves the pair to the earlier one.
      if (perWeek === 0 || (hubs.findIndex((other) => other.code === to.code) > -1 && hubs.indexOf(to) < index))
        return [];
      return [{ carrier, hub, to, km, perWeek }];
    }),
  );
}

/** Smaller places are reached from the two nearest hubs of their own country, or else from the nearest hub around. */
function feedersOf(place: AirportPlace, hubs: readonly { carrier: Carrier; hub: AirportPlace }[]): WorldRoute[] {
  const near = hubs
    .filter(({ hub, carrier }) => carrier.kind === 'network' && mayFly(hub, place))
    .map(({ carrier, hub }) => ({ carrier, hub, km: greatCircleKm(hub, place) }))
    .filter(({ km, carrier }) => km >= 120 && km <= Math.min(3000, carrier.reachKm))
    .toSorted((a, b) => a.km - b.km);
  const own = near.filter(({ hub }) => hub.country === place.country);
  const served =
    own.length > 0
      ? own.filter((one, index) => index === 0 || one.hub.code !== own[0]?.hub.code).slice(0, 2)
      : near.slice(0, 1);
  return served.map(({ carrier, hub, km }) => ({ carrier, hub, to: place, km, perWeek: own.length > 0 ? 7 : 4 }));
}

/** Who flies where outside Mongolia, from the hubs of the airlines: what plausibly exists, not a copy of a timetable. */
export function worldRoutes(carriers: readonly Carrier[], airports: readonly AirportPlace[]): WorldRoute[] {
  const byCode = new Map(airports.map((airport) => [airport.code, airport]));
  const served = airports.filter((airport) => airport.scheduled && airport.country !== 'MN');
  const large = served.filter(
    (airport) => airport.size === 'large' || firstTier.has(airport.code) || secondTier.has(airport.code),
  );
  const largeCodes = new Set(large.map(({ code }) => code));
  const hubs = carriers.flatMap((carrier) =>
    carrier.hubs.flatMap((code) => {
      const hub = byCode.get(code);
      return hub === undefined || hub.country === 'MN' ? [] : [{ carrier, hub }];
    }),
  );
  const main = carriers.flatMap((carrier) =>
    routesOf(
      carrier,
      hubs.filter((one) => one.carrier === carrier).map(({ hub }) => hub),
      large,
    ),
  );
  const reached = new Set(main.map(({ to }) => to.code));
  const others = served.filter(
    (airport) =>
      (airport.size === 'medium' && !largeCodes.has(airport.code)) ||
      (largeCodes.has(airport.code) && !reached.has(airport.code)),
  );
  return [...main, ...others.flatMap((place) => feedersOf(place, hubs))];
}
