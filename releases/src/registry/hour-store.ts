import * as v from 'valibot';
import { addReleases, releaseCounts, type ReleaseCounts } from '../health/health-counts.ts';
import type { ReleaseCount } from '../release-source.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';

/** What releases came to within one hour, which is written as its start in UTC: `2026-11-26T18`. */
export interface HourCounts {
  readonly hour: string;
  readonly counts: ReleaseCounts;
}

/** How many hours are stored: eight days, so that a day can be compared with the same day of the week before. */
const storedHours = 8 * 24;

const hourMs = 3_600_000;

/**
 * Stores what hosts count hour by hour, for people to read: nothing is decided by it. A registry that ends between a report and its hour loses that report here only. Each hour is a
 * document of its own, so a report writes little, however long the registry runs; the first report of an hour deletes the hours that are too old.
 */
export function createHourStore(storage: Storage, now: () => Date) {
  const oldest = (last: number) => hourOf(new Date(now().getTime() - (last - 1) * hourMs));
  async function deleteOld(channel: string): Promise<void> {
    const from = oldest(storedHours);
    const past = (await namesOf(storage, channel)).filter((hour) => hour < from);
    await storage.remove(
      documentKeys.hours(channel),
      past.map((hour) => `${hour}.json`),
    );
  }
  return {
    async add(channel: string, report: readonly ReleaseCount[]): Promise<void> {
      const at = now();
      const key = documentKeys.hour(channel, hourOf(at));
      for (;;) {
        const before = await storage.read(key);
        const counts = addReleases(open(before), report, at.toISOString());
        if (!(await storage.swap(key, Buffer.from(JSON.stringify(counts)), before))) continue;
        if (before === null) await deleteOld(channel);
        return;
      }
    },
    /** The `last` hours up to now in which anything was reported, the newest last; `storedHours` at most. */
    async read(channel: string, last: number): Promise<readonly HourCounts[]> {
      const from = oldest(Math.min(Math.max(last, 1), storedHours));
      const hours = (await namesOf(storage, channel)).filter((hour) => hour >= from);
      return Promise.all(
        hours.map(async (hour) => ({ hour, counts: open(await storage.read(documentKeys.hour(channel, hour))) })),
      );
    },
  };
}

/** See `createHourStore`. */
export type HourStore = ReturnType<typeof createHourStore>;

function hourOf(at: Date): string {
  return at.toISOString().slice(0, 13);
}

async function namesOf(storage: Storage, channel: string): Promise<readonly string[]> {
  return (await storage.list(documentKeys.hours(channel))).map((name) => name.replace('.json', ''));
}

function open(bytes: Buffer | null): ReleaseCounts {
  const parsed = bytes && v.safeParse(releaseCounts, JSON.parse(bytes.toString('utf8')));
  return parsed?.success ? parsed.output : {};
}
