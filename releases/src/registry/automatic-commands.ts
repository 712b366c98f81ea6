import { freshSets } from '../channels/fresh-sets.ts';
import { haltRollouts, promoteToAll, promoteToShare } from '../channels/next-revision.ts';
import { rollBackRemotes } from '../channels/roll-back.ts';
import {
  currentReleases,
  type ChannelDocument,
  type ChannelRevision,
  type References,
} from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import { nextRolloutStep } from '../health/next-rollout-step.ts';
import { freshFailure } from '../health/fresh-failures.ts';
import { describeFigures } from '../health/describe-figures.ts';
import { rolloutsToHalt, type HealthCounts } from '../health/health-counts.ts';
import type { AuditLog } from './audit-log.ts';
import type { LogEntry } from './log-chain.ts';
import type { Notify } from './notices.ts';
import type { OwnersOf } from './owners.ts';
import type { SetCheck } from './set-check.ts';

interface OwnCommandParts {
  readonly setCheck: SetCheck;
  readonly log: AuditLog;
  readonly ownersOf: OwnersOf;
  readonly notify: Notify;
  readonly now: () => Date;
}

/** The revisions that the registry makes by itself, each written into its log with the figures that decided it. Null when there is no reason for one. */
export function createAutomaticCommands({ setCheck, log, ownersOf, notify, now }: OwnCommandParts) {
  const by = 'registry';
  return {
    /** Ends the shares whose release fails more than the stable one. */
    async halt(channel: ChannelDocument, health: HealthCounts): Promise<ChannelRevision | null> {
      const revision = channel.revisions.at(-1);
      if (!revision) return null;
      const { ids, figures } = rolloutsToHalt(health, revision);
      if (ids.length === 0) return null;
      const how = { at: now(), by, reason: describeFigures(figures, 'stable') };
      const what = `${ids.join(', ')} on ${channel.channel}`;
      const ended = revision.rollouts.filter(({ id }) => ids.includes(id)).map(({ releases }) => releases);
      const entry = { at: how.at.toISOString(), by, act: 'halt', what, reason: how.reason };
      await record(entry, Object.assign({}, ...ended));
      return haltRollouts(channel, ids, figures, how);
    },
    /** Takes back what came to everybody within the last hour and fails more than what it replaced; all that one promotion moved goes together. */
    async takeBack(channel: ChannelDocument, health: HealthCounts): Promise<ChannelRevision | null> {
      const found = freshFailure(health, currentReleases(channel), freshSets(channel, now()));
      if (!found) return null;
      const { set, figures } = found;
      const remotes = Object.keys(set.releases);
      const how = { at: now(), by, reason: describeFigures(figures, 'the release before it') };
      const what = `${remotes.join(', ')} on ${channel.channel} to revision ${set.replaced.revision}`;
      const entry = { at: how.at.toISOString(), by, act: 'rollback-remotes', what, reason: how.reason };
      const revision = { ...rollBackRemotes(channel, remotes, set.replaced.revision, how), figures };
      const isFit = await isAllowed(entry, set.releases, () => setCheck.returning(channel, revision));
      return isFit ? revision : null;
    },
    /** Lets the shares grow whose next step is due, as long as enough visitors met their release and it does not fail more. */
    async advance(channel: ChannelDocument, health: HealthCounts): Promise<ChannelRevision | null> {
      const at = now();
      const step = nextRolloutStep(channel, health, at);
      if (!step) return null;
      const { rollout, share, steps } = step;
      const how = { at, by, reason: `next step of the rollout that ${rollout.steps?.by} began` };
      const revision =
        share === 10_000
          ? promoteToAll(channel, rollout.releases, how)
          : promoteToShare(channel, rollout.releases, share, how, steps);
      const what = `${Object.keys(rollout.releases).join(', ')} on ${channel.channel}, ${share / 100} % of visitors`;
      const entry = { at: at.toISOString(), by, act: 'promote', what, reason: how.reason };
      const isFit = await isAllowed(entry, rollout.releases, async () => {
        await setCheck.changes(channel, currentReleases(channel), rollout.releases);
        if (revision) await setCheck.consumers(channel.revisions.at(-1), revision);
      });
      return isFit ? revision : null;
    },
  };

  /** Runs the gates and writes the entry, or why not: once, because the next report finds the same. */
  async function isAllowed(entry: LogEntry, releases: References, gates: () => Promise<void>): Promise<boolean> {
    try {
      await gates();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!(await isLogged(entry.what))) await record({ ...entry, refused: error.code }, releases);
      return false;
    }
    await record(entry, releases);
    return true;
  }

  async function record(entry: LogEntry, releases: References): Promise<void> {
    await log.add(entry);
    const owners = await ownersOf(releases);
    notify(Object.keys(owners).length > 0 ? { ...entry, owners } : entry);
  }

  async function isLogged(what: string): Promise<boolean> {
    const newest: readonly LogEntry[] = await log.last(100);
    return newest.some((entry) => entry.by === by && entry.what === what && entry.refused !== undefined);
  }
}
