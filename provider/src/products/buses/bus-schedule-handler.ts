import { getBusSchedule, type BusTrip } from '@aylal/contracts/bus';
import { homeDate, type LocalDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { orUnavailable } from '../../platform/partner-http/or-unavailable.ts';
import { nearestDay } from '../../platform/calendar-day/nearest-day.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { heldSeats } from './booking/bus-seats.ts';
import type { BusNetwork, SupplierDeparture, SupplierStop } from './bus-supplier.ts';
import { departureView } from './departure-view.ts';
import { findEnds, stationsOfTown } from './find-stops.ts';

/** A way that a line goes without a change. */
interface Way {
  readonly stop: SupplierStop;
  readonly end: SupplierStop;
}

/** The buses of a day between two stops, or between two towns (API-47). */
export function busScheduleRoute({ buses: { supplier, network }, db }: Pick<Deps, 'buses' | 'db'>): Route {
  return route(getBusSchedule).to(async ({ params: { x }, query: { by }, now, locale }) => {
    const ways = waysOf(await orUnavailable(network.read()), x, by === 'town');
    if (ways.length === 0) throw refuse('not-found');
    const ahead = async (date: LocalDate) => {
      const found = await Promise.all(
        ways.map(async ({ stop, end }) => supplier.departures({ stop: stop.id, end: end.id, date })),
      );
      return found.flat().filter(({ departsAt }) => Date.parse(departsAt) > now);
    };
    const departures = (await orUnavailable(ahead(x.date))).toSorted(byDeparture);
    if (departures.length === 0) {
      const today = homeDate(now);
      const goes = async (day: LocalDate) => (await ahead(day)).some(({ freeSeats }) => freeSeats.length > 0);
      return { status_code: 200, result: [], nearest_date: await nearestDay(x.date, today, goes) };
    }
    const held = await heldSeats(
      db,
      departures.map(({ run }) => run),
      now,
    );
    const views = departures.flatMap((one) => {
      const way = ways.find(({ stop, end }) => stop.id === one.from && end.id === one.to);
      return way ? [departureView(one, way.stop, way.end, locale, held)] : [];
    });
    return { status_code: 200, result: views };
  });
}

function waysOf(network: BusNetwork, { stop, end }: BusTrip, byTown: boolean): Way[] {
  const stations = (id: string) =>
    byTown ? stationsOfTown(network, id) : network.stops.filter((one) => one.id === id);
  const targets = new Set(stations(end));
  return stations(stop).flatMap((from) =>
    (findEnds(network, from.id) ?? []).filter((to) => targets.has(to)).map((to) => ({ stop: from, end: to })),
  );
}

function byDeparture(one: SupplierDeparture, other: SupplierDeparture): number {
  return Date.parse(one.departsAt) - Date.parse(other.departsAt);
}
