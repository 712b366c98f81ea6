/** How one travels by train: on a seat, in an open sleeper, in a compartment. */
export const trainClasses = ['public', 'open', 'compartment'] as const;
export type TrainClass = (typeof trainClasses)[number];

/** How many places a wagon of a class has. */
export const trainPlaces: Readonly<Record<TrainClass, number>> = { public: 81, open: 54, compartment: 36 };

/** One booking takes so many places of one wagon at most. */
export const trainPlaceLimit = 4;

/** Under so many years on the day of departure one travels at the fare of children. */
export const trainChildUnder = 12;

/** Where a place is: a seat, or a berth below or above; along the aisle on the side. */
export type TrainLevel = 'seat' | 'lower' | 'upper' | 'side-lower' | 'side-upper';

/** Berths that stand crosswise in an open sleeper; the others lie along the aisle. */
const CROSSWISE = 36;
const SIDE_LAST = 54;

/** The level of a place: odd berths are below, even ones above. */
export function trainLevel(kind: TrainClass, place: number): TrainLevel {
  if (kind === 'public') return 'seat';
  const level = place % 2 === 1 ? 'lower' : 'upper';
  return kind === 'open' && place > CROSSWISE ? `side-${level}` : level;
}

/** A row of a wagon from wall to wall: null is the aisle. */
export type TrainRow = readonly (number | null)[];

/**
 * The rows of a wagon from its first door on. Of sleepers two rows are one bay, the upper berths over the lower ones; those on the side count backwards, as painted on the wagons. Seats stand by two, the
 * aisle, and one.
 */
export function trainRows(kind: TrainClass): readonly TrainRow[] {
  if (kind === 'public')
    return Array.from({ length: trainPlaces.public / 3 }, (_, row) => [row * 3 + 1, row * 3 + 2, null, row * 3 + 3]);
  return Array.from({ length: CROSSWISE / 4 }, (_, bay) => bay * 4).flatMap((first, bay): TrainRow[] => {
    const side = SIDE_LAST - bay * 2;
    const [upper, lower] = [
      [first + 2, first + 4],
      [first + 1, first + 3],
    ];
    return kind === 'open'
      ? [
          [...upper, null, side],
          [...lower, null, side - 1],
        ]
      : [upper, lower];
  });
}

/** The free place nearest to one that is gone: of the same level before another, then by bays; undefined where none is free. */
export function nearestTrainPlace(kind: TrainClass, free: readonly number[], lost: number): number | undefined {
  const rows = trainRows(kind);
  const spot = (place: number) => {
    const row = rows.findIndex((one) => one.includes(place));
    return { row, column: rows[row]?.indexOf(place) ?? 0 };
  };
  const from = spot(lost);
  const far = (place: number) => {
    const to = spot(place);
    const other = trainLevel(kind, place) === trainLevel(kind, lost) ? 0 : 100;
    return other + Math.abs(to.row - from.row) * 2 + Math.abs(to.column - from.column);
  };
  return free.toSorted((a, b) => far(a) - far(b) || a - b)[0];
}

/** The places that may be had instead of these: those that are free stay, for each that is gone the nearest free one. Fewer where the wagon has no more. */
export function trainPlacesInstead(kind: TrainClass, free: readonly number[], wished: readonly number[]): number[] {
  return wished
    .reduce<number[]>(
      (found, place) => {
        if (free.includes(place)) return found;
        const other = nearestTrainPlace(
          kind,
          free.filter((one) => !found.includes(one)),
          place,
        );
        return other === undefined ? found : [...found, other];
      },
      wished.filter((place) => free.includes(place)),
    )
    .toSorted((a, b) => a - b);
}
