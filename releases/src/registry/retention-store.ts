import { canonicalJson } from '@aylal/domain/documents';
import { retainedReleases, reachesBack, type StoredRelease } from '../channels/retained-releases.ts';
import { Refused } from '../documents/refusal.ts';
import { digestOf } from '../documents/release-signature.ts';
import type { AuditLog } from './audit-log.ts';
import type { ChannelStore } from './channel-store.ts';
import type { HealthStore } from './health-store.ts';
import type { PinStore } from './pin-store.ts';
import type { StoredReleases } from './stored-releases.ts';

/** What stays and why, and what goes. */
export interface PrunePlan {
  readonly kept: readonly { readonly remote: string; readonly version: string; readonly why: string }[];
  readonly dropped: readonly { readonly remote: string; readonly version: string }[];
}

/** A plan with what each release weighs that would go, and the digest by which a command says that it means this plan. */
export interface WeighedPlan {
  readonly kept: PrunePlan['kept'];
  /** `bytes` of its files as they were built; their compressed copies go too. */
  readonly dropped: readonly { readonly remote: string; readonly version: string; readonly bytes: number }[];
  readonly digest: string;
}

interface RetentionParts {
  readonly channels: ChannelStore;
  readonly releases: StoredReleases;
  readonly pins: PinStore;
  readonly health: HealthStore;
  readonly log: AuditLog;
  readonly now: () => Date;
}

/**
 * Deletes the files of releases that no rule keeps. Record, signature and a mark stay, so that a version can never be published again with other bytes and every old
 * revision can still be read.
 */
export function createRetentionStore({ channels, releases, pins, health, log, now }: RetentionParts) {
  async function stored(): Promise<readonly StoredRelease[]> {
    const names = await channels.names();
    const counts = await Promise.all(names.map((name) => health.read(name)));
    const all = await releases.all();
    return all.map(({ remote, version, published }) => {
      const seen = counts.flatMap(({ all }) => all[remote]?.[version]?.lastSeen ?? []).toSorted();
      return { remote, version, published, seen: seen.length > 0 ? new Date(seen.at(-1) ?? 0) : null };
    });
  }

  async function plan(restorableDays: number): Promise<PrunePlan> {
    const names = await channels.names();
    const heads = await Promise.all(names.map(channels.read));
    const facts = {
      channels: await Promise.all(heads.map((head) => channels.past(head, reachesBack(restorableDays, now())))),
      stored: await stored(),
      pinned: await pins.pinned(),
      now: now(),
      restorableDays,
    };
    const why = retainedReleases(facts);
    const kept = facts.stored.flatMap(({ remote, version }) => {
      const reason = why.get(`${remote} ${version}`);
      return reason ? [{ remote, version, why: reason }] : [];
    });
    return { kept, dropped: facts.stored.filter(({ remote, version }) => !why.has(`${remote} ${version}`)) };
  }

  return {
    /** What `prune` would do. */
    plan,
    /** The same for people: with what it frees. */
    async weigh(restorableDays: number): Promise<WeighedPlan> {
      const { kept, dropped } = await plan(restorableDays);
      const weighed = await Promise.all(
        dropped.map(async (one) => ({ ...one, bytes: await releases.bytesOf(one.remote, one.version) })),
      );
      return { kept, dropped: weighed, digest: digestOfPlan(dropped) };
    },
    /**
     * Marks what may go, makes every writer of a channel look again, and deletes what still no rule keeps. A promotion, a rollback or a tester's token at the same moment
     * either sees the mark and is refused, or is seen here and keeps its release. With the `digest` of a plan, rejects with `conflict` when another would go by now.
     */
    async prune(restorableDays: number, by: string, reason: string, digest?: string): Promise<PrunePlan> {
      const { dropped: candidates } = await plan(restorableDays);
      if (digest !== undefined && digest !== digestOfPlan(candidates))
        throw new Refused('conflict', 'what would go is not what was looked at any more; look again');
      for (const { remote, version } of candidates) await releases.mark(remote, version);
      await channels.touch();
      const { kept, dropped } = await plan(restorableDays);
      const going = candidates.filter((one) => dropped.some((other) => isSame(one, other)));
      for (const { remote, version } of kept) await releases.unmark(remote, version);
      for (const { remote, version } of going) await releases.drop(remote, version);
      await pins.dropExpired();
      const what = going.map(({ remote, version }) => `${remote} ${version}`).join(', ');
      if (going.length > 0) await log.add({ at: now().toISOString(), by, act: 'prune', what, reason });
      return { kept, dropped: going };
    },
  };
}

function digestOfPlan(dropped: PrunePlan['dropped']): string {
  const names = dropped.map(({ remote, version }) => `${remote} ${version}`).toSorted();
  return digestOf(Buffer.from(canonicalJson(names)));
}

function isSame(one: { remote: string; version: string }, other: { remote: string; version: string }): boolean {
  return one.remote === other.remote && one.version === other.version;
}
