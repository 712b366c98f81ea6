import { listNextTrains } from '@aylal/contracts/trains';
import { addDays, homeDate, minutesMs } from '@aylal/domain/calendar';
import { nextOfEach } from '../../platform/calendar-day/next-of-each.ts';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { orUnavailable } from '../../platform/partner-http/or-unavailable.ts';
import { createRevalidatedValue } from '../../platform/partner-http/stale-while-revalidate.ts';
import type { SupplierTrain } from './train-supplier.ts';
import { trainView } from './train-view.ts';

const FRESH_MS = minutesMs(3);
/** Older seats and prices are not shown. */
const USABLE_MS = minutesMs(10);
const MOST = 8;

type Needs = Pick<Deps, 'trains' | 'clock' | 'logger'>;

/** NEED-175. */
export function nextTrainsRoute(deps: Needs): Route {
  const leaving = createRevalidatedValue(deps, {
    name: 'next-trains',
    freshMs: FRESH_MS,
    usableMs: USABLE_MS,
    ask: () => askAll(deps),
  });
  return route(listNextTrains).to(async ({ now, locale }) => {
    const known = await orUnavailable(deps.trains.network.read());
    const trains = (await orUnavailable(leaving.read())).flatMap((train) => {
      const departsAt = train.stops.find(({ station }) => station === train.from)?.departsAt;
      return departsAt ? [{ train, to: train.to, departsAt }] : [];
    });
    return {
      status_code: 200,
      result: nextOfEach(trains, now, MOST, ({ to }) => to).flatMap(({ train }) => {
        const view = trainView(train, known, locale);
        const free = view?.wagons.filter((wagon) => wagon.free > 0) ?? [];
        const [cheapest] = free;
        if (!view || !cheapest) return [];
        return [
          {
            id: train.id,
            from: train.from,
            to: train.to,
            from_name: view.from_name,
            to_name: view.to_name,
            departure_time: view.dep_time,
            arrival_time: view.arr_time,
            vehicle: view.train_no,
            price: cheapest.price,
            free: free.reduce((sum, wagon) => sum + wagon.free, 0),
          },
        ];
      }),
    };
  });
}

/** The trains of today and tomorrow with free places, from the first station of the network to every other of its lines. */
async function askAll({ trains: { supplier, network }, clock }: Needs): Promise<readonly SupplierTrain[]> {
  const { stations, lines } = await network.read();
  const capital = stations[0]?.id ?? '';
  const ends = new Set(lines.filter((line) => line.includes(capital)).flat());
  ends.delete(capital);
  const today = homeDate(clock.now());
  const found = await Promise.all(
    [...ends].flatMap((to) => [today, addDays(today, 1)].map((date) => supplier.trains({ from: capital, to, date }))),
  );
  return found.flat().filter(({ cancelled, wagons }) => !cancelled && wagons.some(({ free }) => free.length > 0));
}
