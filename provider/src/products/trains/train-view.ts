import type { Train, TrainVoyage } from '@aylal/contracts/trains';
import type { Locale } from '@aylal/domain/language';
import { trainClasses } from '@aylal/domain/trains';
import type { RailNetwork, SupplierTrain } from './train-supplier.ts';

/** A train as its traveller sees it, with the places of each class, the cheapest first; undefined when it does not stop at both stations. */
export function trainView(train: SupplierTrain, network: RailNetwork, locale: Locale): Train | undefined {
  const facts = factsOf(train, network, locale);
  return (
    facts && {
      ...facts,
      wagons: trainClasses
        .flatMap((kind) => {
          const wagons = train.wagons.filter((one) => one.class === kind);
          const [first] = wagons;
          if (!first) return [];
          const free = wagons.reduce((sum, one) => sum + one.free.length, 0);
          return [{ class: kind, price: first.price, child_price: first.childPrice, free }];
        })
        .toSorted((a, b) => a.price - b.price),
    }
  );
}

/** The same with each wagon and the numbers of its free places. */
export function voyageView(train: SupplierTrain, network: RailNetwork, locale: Locale): TrainVoyage | undefined {
  const facts = factsOf(train, network, locale);
  return (
    facts && {
      ...facts,
      is_cancelled: train.cancelled,
      wagons: train.wagons.map(({ number, class: kind, price, childPrice, free }) => ({
        number,
        class: kind,
        price,
        child_price: childPrice,
        free_places: [...free],
      })),
    }
  );
}

/** What a train is called: after its two ends. */
function factsOf(
  { id, number, from, to, stops, distance }: SupplierTrain,
  { stations }: RailNetwork,
  locale: Locale,
): Omit<Train, 'wagons'> | undefined {
  const stationOf = (station: string | undefined) => stations.find((one) => one.id === station);
  const nameOf = (station: string | undefined) => stationOf(station)?.name[locale] ?? '';
  const departsAt = stops.find(({ station }) => station === from)?.departsAt;
  const arrivesAt = stops.find(({ station }) => station === to)?.arrivesAt;
  if (!departsAt || !arrivesAt) return undefined;
  return {
    id,
    is_domestic: isDomestic(stationOf(from)?.country, stationOf(to)?.country),
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
  };
}

/** Whether one stays in the country between these. */
export function isDomestic(from: string | undefined, to: string | undefined): boolean {
  return from === 'MN' && to === 'MN';
}
