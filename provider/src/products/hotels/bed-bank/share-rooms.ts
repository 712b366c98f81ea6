import { readChildAges, type StayWish } from '@aylal/domain/hotels';

/** Rooms in which the same number of people sleep. `ages` are those of the children of one room. */
export interface Occupancy {
  readonly rooms: number;
  readonly adults: number;
  readonly ages: readonly number[];
}

/**
 * Who sleeps where: grown-ups are dealt out one by one from the first room on, children from the last, where fewer grown-ups are.
 * Rooms that come out the same are one occupancy.
 */
export function shareRooms({ rooms, adults, child_age_details }: StayWish): readonly Occupancy[] {
  const ages = readChildAges(child_age_details).flatMap((age) => (age === null ? [] : [age]));
  const shared = new Map<string, Occupancy>();
  for (let room = 0; room < rooms; room += 1) {
    const grownUps = Math.floor(adults / rooms) + (room < adults % rooms ? 1 : 0);
    const children = ages.filter((_, child) => rooms - 1 - (child % rooms) === room).toSorted((a, b) => a - b);
    const key = occupancyKey(grownUps, children);
    shared.set(key, { rooms: (shared.get(key)?.rooms ?? 0) + 1, adults: grownUps, ages: children });
  }
  return [...shared.values()];
}

/** Tells occupancies apart. */
export function occupancyKey(adults: number, ages: readonly number[]): string {
  return `${adults} ${ages.toSorted((a, b) => a - b).join(',')}`;
}
