import { promoteToAll, promoteToShare } from '../channels/next-revision.ts';
import { currentReleases } from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import { longestOverrideMs, signOverrideToken } from '../sources/override-token.ts';
import type { Actor } from './actor.ts';
import type { ChannelStore } from './channel-store.ts';
import type { FailureStore } from './failure-store.ts';
import type { HealthStore } from './health-store.ts';
import type { LiveVersions } from './live-versions.ts';
import type { PinStore } from './pin-store.ts';
import type { ProfileStore } from './profile-store.ts';
import { refuseConflict } from './refuse-conflict.ts';
import type { ManagementCommand } from './management-command.ts';
import type { RegistryCommand } from './registry-command.ts';
import type { CommandOutcome } from './registry.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { createShellRelease } from './release-shell.ts';
import { createRollback } from './roll-back-command.ts';
import type { SetCheck } from './set-check.ts';
import { createProfileSet } from './set-profile.ts';
import type { ShellStore } from './shell-store.ts';

/** What is asked for beside management. */
export type ReleaseCommand = Exclude<RegistryCommand, ManagementCommand>;

interface CommandParts {
  readonly channels: ChannelStore;
  readonly live: LiveVersions;
  readonly releases: ReleaseStore;
  readonly shells: ShellStore;
  readonly profiles: ProfileStore;
  readonly pins: PinStore;
  readonly health: HealthStore;
  readonly failures: FailureStore;
  readonly setCheck: SetCheck;
  readonly registryKeys: RegistryKeyStore;
  readonly now: () => Date;
}

/** Does what a signed command about releases, shells and profiles asks for. Rejects with `Refused`, and then nothing has changed. */
export function createCommandExecutor(parts: CommandParts) {
  const { channels, live, releases, shells, profiles, pins, health, failures, setCheck, registryKeys, now } = parts;
  const releaseShell = createShellRelease({ channels, releases, shells, profiles });
  const setProfile = createProfileSet({ channels, releases, shells, profiles });

  const rollBack = createRollback({ channels, live, setCheck, now });

  async function promote(command: Extract<RegistryCommand, { act: 'promote' }>, actor: Actor): Promise<CommandOutcome> {
    actor.checkRemotes(Object.keys(command.releases));
    const changes = await releases.references(command.releases);
    const how = { at: now(), by: actor.by, reason: command.reason };
    const steps = command.steps && { ...command.steps, since: how.at.toISOString(), by: actor.by };
    if (steps && (command.share ?? 10_000) >= (steps.next[0] ?? 0))
      throw new Refused('wrong-steps', 'the steps begin with a share and grow from it');
    return channels.add(command.channel, async (channel) => {
      refuseConflict(channel, command.after);
      const revision =
        command.share === null
          ? promoteToAll(channel, changes, how)
          : promoteToShare(channel, changes, command.share, how, steps);
      if (!revision) return null;
      await setCheck.changes(channel, currentReleases(channel), changes);
      await setCheck.consumers(channel.revisions.at(-1), revision);
      return revision;
    });
  }

  async function override(
    command: Extract<RegistryCommand, { act: 'override' }>,
    actor: Actor,
  ): Promise<CommandOutcome> {
    actor.checkRemotes(Object.keys(command.releases));
    const issued = now();
    const expires = new Date(issued.getTime() + Math.min(longestOverrideMs, command.hours * 3_600_000)).toISOString();
    // The pin is before the mark is looked for: pruning at the same moment sees one or makes the other.
    await pins.add({ releases: command.releases, expires });
    const claims = {
      releases: await releases.references(command.releases),
      subject: command.subject,
      reason: command.reason,
    };
    await releases.checkKept(claims.releases);
    const signing = await registryKeys.signing();
    const token = signOverrideToken({ ...claims, issued: issued.toISOString(), expires }, signing);
    return { changed: false, token };
  }

  return async function perform(command: ReleaseCommand, actor: Actor): Promise<CommandOutcome> {
    switch (command.act) {
      case 'promote':
        return promote(command, actor);
      case 'rollback':
      case 'rollback-remotes':
        return rollBack(command, actor);
      case 'override':
        return override(command, actor);
      case 'shell':
        actor.checkRemotes(['every remote']);
        return releaseShell(command);
      case 'shell-retire':
        actor.checkRemotes(['every remote']);
        await shells.retire(command.shell, command.version);
        return { changed: true };
      case 'profile-set':
        actor.checkRemotes(['every remote']);
        return setProfile(command);
      case 'profile-remove':
        actor.checkRemotes(['every remote']);
        return profiles.remove(command.profile, command.after);
      case 'report':
        return health.add(command);
      case 'failures':
        await failures.add(command.failures);
        return { changed: false };
    }
  };
}
