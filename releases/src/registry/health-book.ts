import { freshSets } from '../channels/fresh-sets.ts';
import { addCounts, healthCounts, noCounts, type HealthCounts } from '../health/health-counts.ts';
import type { RegistryAct } from './registry-act.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { ActLog } from './act-log.ts';
import type { ChannelBook } from './channel-book.ts';
import type { HourBook } from './hour-book.ts';
import type { Notify } from './notices.ts';
import type { OwnersOf } from './owners.ts';
import { createOwnActs } from './own-acts.ts';
import type { ActOutcome } from './registry.ts';
import type { SetCheck } from './set-check.ts';
import * as v from 'valibot';

interface HealthParts {
  readonly storage: Storage;
  readonly channels: ChannelBook;
  readonly hours: HourBook;
  readonly setCheck: SetCheck;
  readonly log: ActLog;
  readonly ownersOf: OwnersOf;
  readonly notify: Notify;
  readonly now: () => Date;
}

/**
 * Keeps the counts that hosts send. As soon as a report shows it, a share ends whose release fails more than the stable one (federation.md §5), and a release goes back that came to
 * everybody within the last hour and fails more than what it replaced; and a share takes its next step when that is due.
 */
export function createHealthBook({ storage, channels, hours, setCheck, log, ownersOf, notify, now }: HealthParts) {
  const own = createOwnActs({ setCheck, log, ownersOf, notify, now });
  const open = (bytes: Buffer | null): HealthCounts => {
    if (!bytes) return noCounts;
    const parsed = v.safeParse(healthCounts, JSON.parse(bytes.toString('utf8')));
    return parsed.success ? parsed.output : noCounts;
  };
  return {
    read: async (channel: string) => open(await storage.read(documentKeys.health(channel))),
    async add(report: Extract<RegistryAct, { act: 'report' }>): Promise<ActOutcome> {
      const key = documentKeys.health(report.channel);
      const channel = await channels.read(report.channel);
      const present = channel.revisions.at(-1);
      if (!present) return { changed: false };
      let health: HealthCounts;
      for (;;) {
        const before = await storage.read(key);
        const last = open(before);
        health = addCounts(last, present, freshSets(channel, now()), report);
        if (health === last) break;
        if (!(await storage.swap(key, Buffer.from(JSON.stringify(health)), before))) continue;
        await hours.add(report.channel, report.counts);
        break;
      }
      return channels.add(
        report.channel,
        async (newest) =>
          (await own.halt(newest, health)) ?? (await own.takeBack(newest, health)) ?? own.advance(newest, health),
      );
    },
  };
}

export type HealthBook = ReturnType<typeof createHealthBook>;
