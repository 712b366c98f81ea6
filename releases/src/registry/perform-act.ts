import { movedRemotes } from '../channels/moved-remotes.ts';
import { promoteToAll, promoteToShare, rollBackTo } from '../channels/next-revision.ts';
import { currentReleases, type ChannelDocument, type References } from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import { promotionFindings } from '../gates/run-gates.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { longestOverrideMs, signOverrideToken } from '../sources/override-token.ts';
import type { ChannelBook } from './channel-book.ts';
import type { HealthBook } from './health-book.ts';
import type { PinBook } from './pin-book.ts';
import { refuseFindings } from './refuse-findings.ts';
import type { RegistryAct } from './registry-act.ts';
import type { ActOutcome } from './registry.ts';
import type { ReleaseBook } from './release-book.ts';
import type { ShellBook } from './shell-book.ts';

interface ActParts {
  readonly channels: ChannelBook;
  readonly releases: ReleaseBook;
  readonly shells: ShellBook;
  readonly pins: PinBook;
  readonly health: HealthBook;
  readonly registryKey: SigningKey;
  readonly now: () => Date;
}

/** Who acts, and whether the credential is good for the remotes that would move (throws otherwise). */
interface Actor {
  readonly by: string;
  checkRemotes(remotes: readonly string[]): void;
}

/** Does what a signed act asks for. Rejects with `Refused`, and then nothing has changed. */
export function createActs({ channels, releases, shells, pins, health, registryKey, now }: ActParts) {
  /** Neighbours and shells may have moved since the release was published. */
  async function checkSet(channel: ChannelDocument, changes: References): Promise<void> {
    const set = await releases.records({ ...currentReleases(channel), ...changes });
    const context = { live: set, shells: await shells.all() };
    const changed = set.filter(({ remote }) => remote in changes);
    refuseFindings(
      'promotion',
      changed.flatMap((record) => [...promotionFindings({ record, files: null }, context)]),
    );
  }

  async function promote(act: Extract<RegistryAct, { act: 'promote' }>, actor: Actor): Promise<ActOutcome> {
    actor.checkRemotes(Object.keys(act.releases));
    const changes = await releases.references(act.releases);
    const how = { at: now(), by: actor.by, reason: act.reason };
    return channels.add(act.channel, async (channel) => {
      refuseOther(channel, act.after);
      const revision =
        act.share === null ? promoteToAll(channel, changes, how) : promoteToShare(channel, changes, act.share, how);
      if (revision) await Promise.all([releases.checkKept(changes), checkSet(channel, changes)]);
      return revision;
    });
  }

  async function rollBack(act: Extract<RegistryAct, { act: 'rollback' }>, actor: Actor): Promise<ActOutcome> {
    const how = { at: now(), by: actor.by, reason: act.reason };
    return channels.add(act.channel, async (channel) => {
      refuseOther(channel, act.after);
      const revision = rollBackTo(channel, act.to, how);
      for (const set of [revision.releases, ...revision.rollouts.map((one) => one.releases)])
        await releases.checkKept(set);
      actor.checkRemotes(movedRemotes(channel.revisions.at(-1), revision));
      return revision;
    });
  }

  async function override(act: Extract<RegistryAct, { act: 'override' }>, actor: Actor): Promise<ActOutcome> {
    actor.checkRemotes(Object.keys(act.releases));
    const issued = now();
    const expires = new Date(issued.getTime() + Math.min(longestOverrideMs, act.hours * 3_600_000)).toISOString();
    // The pin stands before the mark is looked for: pruning at the same moment sees one or makes the other.
    await pins.add({ releases: act.releases, expires });
    const claims = { releases: await releases.references(act.releases), subject: act.subject, reason: act.reason };
    await releases.checkKept(claims.releases);
    const token = signOverrideToken({ ...claims, issued: issued.toISOString(), expires }, registryKey);
    return { changed: false, token };
  }

  return async function perform(act: RegistryAct, actor: Actor): Promise<ActOutcome> {
    switch (act.act) {
      case 'promote':
        return promote(act, actor);
      case 'rollback':
        return rollBack(act, actor);
      case 'override':
        return override(act, actor);
      case 'shell':
        actor.checkRemotes(['every remote']);
        return { changed: await shells.keep(act.shell) };
      case 'report':
        return health.add(act);
    }
  };
}

function refuseOther(channel: ChannelDocument, after: number): void {
  const present = channel.revisions.at(-1)?.revision ?? 0;
  if (present !== after)
    throw new Refused(
      'conflict',
      `channel ${channel.channel} is at revision ${present}, not ${after}: somebody else was first; look again`,
    );
}
