import type { BusRow } from '@aylal/domain/bus';

/** The seat that a key leads to from a seat: arrows to the next one in their direction, Home and End to the ends of the row, with Control to those of the bus. Undefined for any other key. */
export function stepInMap(rows: readonly BusRow[], from: number, key: string, whole = false): number | undefined {
  const row = rows.findIndex((one) => one.includes(from));
  const column = rows[row]?.indexOf(from) ?? 0;
  const walk = (down: number, right: number): number => {
    for (let r = row + down, c = column + right; rows[r] && c >= 0 && c < 5; r += down, c += right) {
      const seat = rows[r]?.[c];
      if (seat) return seat;
    }
    return from;
  };
  const seatsOf = (one: BusRow | undefined) => (one ?? []).flatMap((seat) => (seat === null ? [] : [seat]));
  const all = whole ? rows.flatMap(seatsOf) : seatsOf(rows[row]);
  switch (key) {
    case 'ArrowUp':
      return walk(-1, 0);
    case 'ArrowDown':
      return walk(1, 0);
    case 'ArrowLeft':
      return walk(0, -1);
    case 'ArrowRight':
      return walk(0, 1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}
