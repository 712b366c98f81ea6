import type { AirportPlace } from '../airports/airport.ts';
import { cityGroups } from '../airports/airport-corrections.ts';
import type { PlaceDirectory } from '../airports/place-directory.ts';
import type { FlightNetwork } from './flight-network.ts';
import { greatCircleKm } from './great-circle.ts';

/** Pairs of airports to fly one after another. The next pair may start at another airport of the same city. */
export type Path = readonly (readonly [from: string, to: string])[];

const ONE_STOP_MOST = 18;
const TWO_STOP_MOST = 16;
/** With so many ways already, nobody looks at two stops. */
const ENOUGH = 6;

/** Sensible ways between two airports, whatever the day: direct, over one place, and over two where little else is there. Shortest first. */
export function findPaths(
  network: FlightNetwork,
  places: PlaceDirectory,
  from: AirportPlace,
  to: AirportPlace,
): Path[] {
  const straight = greatCircleKm(from, to);
  const longest = straight * 1.55 + 900;
  const km = (a: string, b: string) => {
    const start = places.airport(a);
    const end = places.airport(b);
    return start && end ? greatCircleKm(start, end) : Number.MAX_SAFE_INTEGER;
  };
  const best = (candidates: { path: Path; km: number }[], most: number) =>
    candidates
      .filter((one) => one.km <= longest)
      .toSorted((a, b) => a.km - b.km)
      .slice(0, most)
      .map(({ path }) => path);

  const direct: Path[] = network.between(from.code, to.code).length > 0 ? [[[from.code, to.code]]] : [];
  const oneStop: { path: Path; km: number }[] = [];
  for (const via of network.reachableFrom(from.code)) {
    if (via === to.code || places.airport(via)?.city === to.city) continue;
    for (const start of cityGroups[places.airport(via)?.city ?? ''] ?? [via]) {
      if (network.between(start, to.code).length === 0) continue;
      const detour = start === via ? 0 : 1500;
      oneStop.push({
        path: [
          [from.code, via],
          [start, to.code],
        ],
        km: km(from.code, via) + km(start, to.code) + detour,
      });
    }
  }
  const short = [...direct, ...best(oneStop, ONE_STOP_MOST)];
  if (short.length >= ENOUGH) return short;

  const twoStop: { path: Path; km: number }[] = [];
  for (const first of network.reachableFrom(from.code)) {
    if (first === to.code) continue;
    for (const second of network.reaching(to.code)) {
      if (second === from.code || second === first || network.between(first, second).length === 0) continue;
      twoStop.push({
        path: [
          [from.code, first],
          [first, second],
          [second, to.code],
        ],
        km: km(from.code, first) + km(first, second) + km(second, to.code),
      });
    }
  }
  return [...short, ...best(twoStop, TWO_STOP_MOST)];
}
