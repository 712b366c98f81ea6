import { median } from '../page/statistics.ts';

/** How soon a read is answered, in milliseconds. */
export interface TimedRead {
  readonly name: string;
  readonly reads: number;
  readonly p50: number;
  readonly p95: number;
  /** Reads that were not answered as they should be. */
  readonly bad: number;
}

/** So many are on their way at the same time. */
const AT_ONCE = 4;

/** Times so many reads. `read` gets the number of the read and returns whether its answer was right. */
export async function timedReads(
  name: string,
  reads: number,
  read: (index: number) => Promise<boolean>,
): Promise<TimedRead> {
  const taken: number[] = [];
  let bad = 0;
  await inLanes(reads, async (index) => {
    const begun = performance.now();
    const good = await read(index).catch(() => false);
    taken.push(performance.now() - begun);
    if (!good) bad += 1;
  });
  const sorted = taken.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  return { name, reads, p50: Math.round(median(taken)), p95: Math.round(p95), bad };
}

/** Runs a task so many times, a few of them at once. */
export async function inLanes(count: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) await run(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
