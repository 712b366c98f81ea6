interface Departing {
  readonly to: string;
  readonly departsAt: string;
}

/** The next one to each place after `now`, the earliest first, at most `most`. Two that go to one place are told apart by `placeOf`. */
export function nextOfEach<D extends Departing>(
  departures: readonly D[],
  now: number,
  most: number,
  placeOf: (departure: D) => string,
): D[] {
  const next = new Map<string, D>();
  for (const one of departures) {
    if (Date.parse(one.departsAt) <= now) continue;
    const known = next.get(placeOf(one));
    if (!known || Date.parse(one.departsAt) < Date.parse(known.departsAt)) next.set(placeOf(one), one);
  }
  return [...next.values()]
    .toSorted((one, other) => Date.parse(one.departsAt) - Date.parse(other.departsAt))
    .slice(0, most);
}
