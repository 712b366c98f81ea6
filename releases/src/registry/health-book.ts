import { haltRollouts } from '../channels/next-revision.ts';
import { addCounts, healthCounts, noCounts, rolloutsToHalt, type HealthCounts } from '../health/health-counts.ts';
import type { RegistryAct } from './registry-act.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { ActLog } from './act-log.ts';
import type { ChannelBook } from './channel-book.ts';
import type { ActOutcome } from './registry.ts';
import * as v from 'valibot';

interface HealthParts {
  readonly storage: Storage;
  readonly channels: ChannelBook;
  readonly log: ActLog;
  readonly now: () => Date;
}

/** Keeps the counts that hosts send, and ends a share as soon as a report shows that its release fails more than the stable one (federation.md §5). */
export function createHealthBook({ storage, channels, log, now }: HealthParts) {
  const open = (bytes: Buffer | null): HealthCounts => {
    if (!bytes) return noCounts;
    const parsed = v.safeParse(healthCounts, JSON.parse(bytes.toString('utf8')));
    return parsed.success ? parsed.output : noCounts;
  };
  return {
    read: async (channel: string) => open(await storage.read(documentKeys.health(channel))),
    async add(report: Extract<RegistryAct, { act: 'report' }>): Promise<ActOutcome> {
      const key = documentKeys.health(report.channel);
      const present = (await channels.read(report.channel)).revisions.at(-1);
      if (!present) return { changed: false };
      let health: HealthCounts;
      for (;;) {
        const before = await storage.read(key);
        const last = open(before);
        health = addCounts(last, present, report);
        if (health === last || (await storage.swap(key, Buffer.from(JSON.stringify(health)), before))) break;
      }
      return channels.add(report.channel, async (channel) => {
        const revision = channel.revisions.at(-1);
        if (!revision) return null;
        const { ids, figures } = rolloutsToHalt(health, revision);
        if (ids.length === 0) return null;
        const reason = Object.entries(figures)
          .map(
            ([remote, { share, stable, z }]) =>
              `${remote} failed on ${share.failures} of ${share.pages} pages, stable on ${stable.failures} of ${stable.pages} (${z} standard errors)`,
          )
          .join('; ');
        const at = now();
        await log.add({
          at: at.toISOString(),
          by: 'registry',
          act: 'halt',
          what: `${ids.join(', ')} on ${report.channel}`,
          reason,
        });
        return haltRollouts(channel, ids, figures, { at, by: 'registry', reason });
      });
    },
  };
}

export type HealthBook = ReturnType<typeof createHealthBook>;
