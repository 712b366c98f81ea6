import { getChannel, listRevisions, type ChannelRemote, type Revision, type Rollout } from '@aylal/contracts/console';
import type { ChannelRevision, Registry, RegistryStatus, ReleaseHealth } from '@aylal/releases';
import { answerOf, type ConsoleAnswer } from './console-context.ts';
import { healthView } from './health-view.ts';

/** How many hours of health are shown. */
export const shownHours = 48;

/** What is live on a channel, and what was. */
export function channelAnswers(registry: Registry, now: () => Date): readonly ConsoleAnswer[] {
  return [
    answerOf(getChannel, async ({ query: { channel } }) => {
      const [status, { profiles }, hours] = await Promise.all([
        registry.status(channel),
        registry.profiles(),
        registry.hours(channel, shownHours),
      ]);
      const named = profiles.flatMap((one) => (one.channel === null ? [] : [one.channel]));
      return {
        channel,
        channels: [...new Set(['stable', ...named, channel])],
        revision: status.present?.revision ?? 0,
        changed_at: status.present?.at ?? null,
        signed_until: status.present ? status.channel.expires : null,
        remotes: remotesOf(status),
        hours: hours.flatMap(({ hour, counts }) =>
          Object.entries(counts).map(([remote, versions]) => ({
            at: `${hour}:00:00.000Z`,
            remote,
            ...sumOf(Object.values(versions)),
          })),
        ),
        shells: status.shells.map(({ name, version, contract }) => ({ name, version, contract })),
        ending: status.ending.map(({ kind, id, holder, expires }) => ({ kind, id, holder, expires })),
        server_time: now().toISOString(),
      };
    }),
    answerOf(listRevisions, async ({ query: { channel, limit } }) => {
      // One more than is shown: the oldest one is compared with it.
      const found = await registry.revisions(channel, limit + 1);
      const shown = found.slice(-limit);
      const before = new Map(found.map((one, index) => [one.revision, found[index - 1]]));
      return {
        revisions: shown.map((one) => revisionView(one, before.get(one.revision))).toReversed(),
        has_more: found.length > limit,
      };
    }),
  ];
}

function remotesOf({ present, owners, health }: RegistryStatus): ChannelRemote[] {
  const shares = present?.rollouts ?? [];
  const names = [...new Set([present?.releases ?? {}, ...shares.map((one) => one.releases)].flatMap(Object.keys))];
  return names.toSorted().map((remote): ChannelRemote => {
    const version = present?.releases[remote]?.version ?? null;
    const share = shares.find(({ releases }) => releases[remote]);
    const shared = share?.releases[remote]?.version;
    const shown = (of: string) => (health[remote]?.[of] ? healthView(health[remote][of]) : null);
    return {
      remote,
      owner: owners[remote] ?? null,
      version,
      health: version === null ? null : shown(version),
      share: share && shared ? { ...rolloutView(share), version: shared, health: shown(shared) } : null,
    };
  });
}

/** A share under way, with when its next step is due. */
export function rolloutView({ id, share, steps }: ChannelRevision['rollouts'][number]): Rollout {
  return {
    rollout: id,
    share,
    steps: steps
      ? {
          next: [...steps.next],
          every_minutes: steps.everyMinutes,
          due_at: new Date(Date.parse(steps.since) + steps.everyMinutes * 60_000).toISOString(),
        }
      : null,
  };
}

function sumOf(all: readonly ReleaseHealth[]): { pages: number; failures: number } {
  return {
    pages: all.reduce((sum, { pages }) => sum + pages, 0),
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
  };
}

type References = ChannelRevision['releases'];

function versionsOf(releases: References): Record<string, string> {
  return Object.fromEntries(Object.entries(releases).map(([remote, { version }]) => [remote, version]));
}

function revisionView(one: ChannelRevision, before: ChannelRevision | undefined): Revision {
  const [was, is] = [versionsOf(before?.releases ?? {}), versionsOf(one.releases)];
  const moved = [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted().flatMap((remote) => {
    const [from, to] = [was[remote] ?? null, is[remote] ?? null];
    return from === to ? [] : [{ remote, from, to }];
  });
  return {
    revision: one.revision,
    at: one.at,
    by: one.by,
    act: one.act,
    reason: one.reason,
    equals: one.equals ?? null,
    releases: is,
    rollouts: one.rollouts.map(({ id, share, releases }) => ({ rollout: id, share, releases: versionsOf(releases) })),
    // Of the oldest revision that the registry was asked for nobody knows what was before.
    moved: before || one.revision === 1 ? moved : [],
  };
}
