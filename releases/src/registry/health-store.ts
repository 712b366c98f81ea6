import { freshSets } from '../channels/fresh-sets.ts';
import { addCounts, healthCounts, noCounts, type HealthCounts } from '../health/health-counts.ts';
import type { RegistryCommand } from './registry-command.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { AuditLog } from './audit-log.ts';
import type { ChannelStore } from './channel-store.ts';
import type { HourStore } from './hour-store.ts';
import type { Notify } from './notices.ts';
import type { OwnersOf } from './owners.ts';
import { createAutomaticCommands } from './automatic-commands.ts';
import type { CommandOutcome } from './registry.ts';
import type { CurveStore } from './curve-store.ts';
import type { SetCheck } from './set-check.ts';
import * as v from 'valibot';

interface HealthParts {
  readonly storage: Storage;
  readonly channels: ChannelStore;
  readonly hours: HourStore;
  readonly curves: CurveStore;
  readonly setCheck: SetCheck;
  readonly log: AuditLog;
  readonly ownersOf: OwnersOf;
  readonly notify: Notify;
  readonly now: () => Date;
}

/**
 * Keeps the counts that hosts send. As soon as a report shows it, a share ends whose release fails more than the stable one (federation.md §5), and a release goes back that came to
 * everybody within the last hour and fails more than what it replaced; and a share takes its next step when that is due.
 */
export function createHealthStore({
  storage,
  channels,
  hours,
  curves,
  setCheck,
  log,
  ownersOf,
  notify,
  now,
}: HealthParts) {
  const own = createAutomaticCommands({ setCheck, log, ownersOf, notify, now });
  const open = (bytes: Buffer | null): HealthCounts => {
    if (!bytes) return noCounts;
    const parsed = v.safeParse(healthCounts, JSON.parse(bytes.toString('utf8')));
    return parsed.success ? parsed.output : noCounts;
  };
  return {
    read: async (channel: string) => open(await storage.read(documentKeys.health(channel))),
    async add(report: Extract<RegistryCommand, { act: 'report' }>): Promise<CommandOutcome> {
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
        await curves.add(present, health.rollouts, report.channel);
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

export type HealthStore = ReturnType<typeof createHealthStore>;
