import { listNextBuses } from '@aylal/contracts/bus';
import { addDays, homeDate, minutesMs } from '@aylal/domain/calendar';
import { nextOfEach } from '../../platform/calendar-day/next-of-each.ts';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { orUnavailable } from '../../platform/partner-http/or-unavailable.ts';
import { createRevalidatedValue } from '../../platform/partner-http/stale-while-revalidate.ts';
import { heldSeats } from './booking/bus-seats.ts';
import type { BusNetwork, SupplierDeparture } from './bus-supplier.ts';
import { departureView } from './departure-view.ts';
import { findEnds, findStops, stationsOfTown } from './find-stops.ts';

const FRESH_MS = minutesMs(3);
/** Older seats and prices are not shown. */
const USABLE_MS = minutesMs(10);
const MOST = 8;
/** Towns that are asked for, those that the network names first. */
const TOWNS = 14;

type Needs = Pick<Deps, 'buses' | 'clock' | 'db' | 'logger'>;

/** NEED-174. */
export function nextBusesRoute(deps: Needs): Route {
  const leaving = createRevalidatedValue(deps, {
    name: 'next-buses',
    freshMs: FRESH_MS,
    usableMs: USABLE_MS,
    ask: () => askAll(deps),
  });
  return route(listNextBuses).to(async ({ now, locale }) => {
    const { stops } = await orUnavailable(deps.buses.network.read());
    const stop = (id: string) => stops.find((one) => one.id === id);
    const next = nextOfEach(await orUnavailable(leaving.read()), now, MOST, ({ to }) => stop(to)?.town.mn ?? to);
    const held = await heldSeats(
      deps.db,
      next.map(({ run }) => run),
      now,
    );
    return {
      status_code: 200,
      result: next.flatMap((one) => {
        const [from, to] = [stop(one.from), stop(one.to)];
        if (!from || !to) return [];
        const { seats } = departureView(one, from, to, locale, held);
        return [
          {
            id: one.id,
            from: from.id,
            to: to.id,
            from_name: from.name[locale],
            to_name: to.town[locale],
            departure_time: one.departsAt,
            arrival_time: one.arrivesAt,
            vehicle: one.model,
            price: one.price,
            free: seats.filter(({ is_free }) => is_free).length,
          },
        ];
      }),
    };
  });
}

/** The buses of today and tomorrow with free seats, from every station of the busiest town. */
async function askAll({ buses: { supplier, network }, clock }: Needs): Promise<readonly SupplierDeparture[]> {
  const known = await network.read();
  const today = homeDate(clock.now());
  const found = await Promise.all(
    waysFromCapital(known).flatMap(({ stop, end }) =>
      [today, addDays(today, 1)].map((date) => supplier.departures({ stop, end, date })),
    ),
  );
  return found.flat().filter(({ cancelled, freeSeats }) => !cancelled && freeSeats.length > 0);
}

function waysFromCapital(network: BusNetwork): { readonly stop: string; readonly end: string }[] {
  const [busiest] = findStops(network, 'all', 'mn');
  const stations = busiest ? stationsOfTown(network, busiest.id) : [];
  const ways = stations.flatMap(({ id }) => (findEnds(network, id) ?? []).map((end) => ({ stop: id, end })));
  const towns = [...new Set(ways.map(({ end }) => end.town.mn))]
    .filter((town) => town !== busiest?.town)
    .slice(0, TOWNS);
  return ways.filter(({ end }) => towns.includes(end.town.mn)).map(({ stop, end }) => ({ stop, end: end.id }));
}
