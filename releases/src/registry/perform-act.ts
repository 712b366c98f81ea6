import { promoteToAll, promoteToShare } from '../channels/next-revision.ts';
import { currentReleases } from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import { longestOverrideMs, signOverrideToken } from '../sources/override-token.ts';
import type { Actor } from './actor.ts';
import type { ChannelBook } from './channel-book.ts';
import type { FailureBook } from './failure-book.ts';
import type { HealthBook } from './health-book.ts';
import type { LiveVersions } from './live-versions.ts';
import type { PinBook } from './pin-book.ts';
import type { ProfileBook } from './profile-book.ts';
import { refuseConflict } from './refuse-conflict.ts';
import type { RegistryAct } from './registry-act.ts';
import type { ActOutcome } from './registry.ts';
import type { RegistryKeyBook } from './registry-key-book.ts';
import type { ReleaseBook } from './release-book.ts';
import { createShellRelease } from './release-shell.ts';
import { createRollback } from './roll-back-act.ts';
import type { SetCheck } from './set-check.ts';
import { createProfileSet } from './set-profile.ts';
import type { ShellBook } from './shell-book.ts';

interface ActParts {
  readonly channels: ChannelBook;
  readonly live: LiveVersions;
  readonly releases: ReleaseBook;
  readonly shells: ShellBook;
  readonly profiles: ProfileBook;
  readonly pins: PinBook;
  readonly health: HealthBook;
  readonly failures: FailureBook;
  readonly setCheck: SetCheck;
  readonly registryKeys: RegistryKeyBook;
  readonly now: () => Date;
}

/** Does what a signed act asks for. Rejects with `Refused`, and then nothing has changed. */
export function createActs(parts: ActParts) {
  const { channels, live, releases, shells, profiles, pins, health, failures, setCheck, registryKeys, now } = parts;
  const releaseShell = createShellRelease({ channels, releases, shells, profiles });
  const setProfile = createProfileSet({ channels, releases, shells, profiles });

  const rollBack = createRollback({ channels, live, setCheck, now });

  async function promote(act: Extract<RegistryAct, { act: 'promote' }>, actor: Actor): Promise<ActOutcome> {
    actor.checkRemotes(Object.keys(act.releases));
    const changes = await releases.references(act.releases);
    const how = { at: now(), by: actor.by, reason: act.reason };
    const steps = act.steps && { ...act.steps, since: how.at.toISOString(), by: actor.by };
    if (steps && (act.share ?? 10_000) >= (steps.next[0] ?? 0))
      throw new Refused('wrong-steps', 'the steps begin with a share and grow from it');
    return channels.add(act.channel, async (channel) => {
      refuseConflict(channel, act.after);
      const revision =
        act.share === null
          ? promoteToAll(channel, changes, how)
          : promoteToShare(channel, changes, act.share, how, steps);
      if (!revision) return null;
      await setCheck.changes(channel, currentReleases(channel), changes);
      await setCheck.consumers(channel.revisions.at(-1), revision);
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
    const signing = await registryKeys.signing();
    const token = signOverrideToken({ ...claims, issued: issued.toISOString(), expires }, signing);
    return { changed: false, token };
  }

  return async function perform(act: RegistryAct, actor: Actor): Promise<ActOutcome> {
    switch (act.act) {
      case 'promote':
        return promote(act, actor);
      case 'rollback':
      case 'rollback-remotes':
        return rollBack(act, actor);
      case 'override':
        return override(act, actor);
      case 'shell':
        actor.checkRemotes(['every remote']);
        return releaseShell(act);
      case 'shell-retire':
        actor.checkRemotes(['every remote']);
        await shells.retire(act.shell, act.version);
        return { changed: true };
      case 'profile-set':
        actor.checkRemotes(['every remote']);
        return setProfile(act);
      case 'profile-remove':
        actor.checkRemotes(['every remote']);
        return profiles.remove(act.profile, act.after);
      case 'report':
        return health.add(act);
      case 'failures':
        await failures.add(act.failures);
        return { changed: false };
    }
  };
}
