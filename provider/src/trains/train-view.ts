import type { Train } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import type { RailNetwork, SupplierTrain, TrainWish } from './train-supplier.ts';

/** A train as its traveller sees it, named after its two ends; undefined when it does not stop at both stations. */
export function trainView(
  { number, stops, distance, wagons }: SupplierTrain,
  { from, to }: TrainWish,
  { stations }: RailNetwork,
  locale: Locale,
): Train | undefined {
  const nameOf = (station: string | undefined) => stations.find(({ id }) => id === station)?.name[locale] ?? '';
  const departsAt = stops.find(({ station }) => station === from)?.departsAt;
  const arrivesAt = stops.find(({ station }) => station === to)?.arrivesAt;
  if (!departsAt || !arrivesAt) return undefined;
  return {
    train_no: number,
    train_name: `${nameOf(stops[0]?.station)} – ${nameOf(stops.at(-1)?.station)}`,
    stations: stops.map((stop) => ({
      stop_name: nameOf(stop.station),
      arr_time: stop.arrivesAt,
      dep_time: stop.departsAt,
    })),
    from_name: nameOf(from),
    to_name: nameOf(to),
    dep_time: departsAt,
    arr_time: arrivesAt,
    distance,
    wagons: wagons
      .map(({ childPrice, ...one }) => ({ ...one, child_price: childPrice }))
      .sort((a, b) => a.price - b.price),
  };
}
