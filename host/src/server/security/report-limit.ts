import { addressBlock } from '@aylal/server';

/** How many reports an address may send in a minute: pages of all customers of a telephone company who share it, no flood of the log. */
export const mostPerMinute = 600;
const mostAddresses = 10_000;

/** Counts reports of browsers per address and minute. True when one more is too much. */
export function createReportLimit({ now, most = mostPerMinute }: { now: () => number; most?: number }) {
  let minute = 0;
  let sent = new Map<string, number>();
  return (address: string): boolean => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute || sent.size >= mostAddresses) sent = new Map();
    minute = current;
    const block = addressBlock(address);
    const count = (sent.get(block) ?? 0) + 1;
    sent.set(block, count);
    return count > most;
  };
}

export type ReportLimit = ReturnType<typeof createReportLimit>;
