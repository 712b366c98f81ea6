/** The buses that there are, by their places. */
export const busPlans = [24, 45, 53] as const;
export type BusPlan = (typeof busPlans)[number];

/** One booking takes so many seats at most. */
export const busSeatLimit = 9;

/** A row from window to window: null where nobody sits, which is the aisle, or the door. */
export type BusRow = readonly (number | null)[];

/**
 * The rows of a bus from the driver back, five columns each: two seats, the aisle, two seats; the last row is one bench of five. The bus of 24 has its door
 * beside the first row. Seats count from left to right and from front to back.
 */
export function busRows(plan: BusPlan): readonly BusRow[] {
  const first = (plan - 5) % 4;
  const pairs = Math.floor((plan - 5) / 4) + (first > 0 ? 1 : 0);
  let seat = 0;
  const next = () => (seat += 1);
  const rows = Array.from({ length: pairs }, (_, row): BusRow => {
    const short = row === 0 && first > 0;
    return [next(), next(), null, next(), short ? null : next()];
  });
  return [...rows, [next(), next(), next(), next(), next()]];
}

/** Whether one sits at a window. */
export function isWindowSeat(plan: BusPlan, seat: number): boolean {
  return busRows(plan).some((row) => row[0] === seat || row[4] === seat);
}
