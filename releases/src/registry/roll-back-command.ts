import { changedRemotes } from '../channels/changed-remotes.ts';
import { rollBackRemotes, rollBackTo } from '../channels/roll-back.ts';
import type { ChannelDocument } from '../documents/channel-document.ts';
import type { Actor } from './actor.ts';
import type { ChannelStore } from './channel-store.ts';
import type { LiveVersions } from './live-versions.ts';
import { refuseConflict } from './refuse-conflict.ts';
import type { RegistryCommand } from './registry-command.ts';
import type { CommandOutcome } from './registry.ts';
import type { SetCheck } from './set-check.ts';

interface RollbackParts {
  readonly channels: ChannelStore;
  readonly live: LiveVersions;
  readonly setCheck: SetCheck;
  readonly now: () => Date;
}

type WholeChannel = Extract<RegistryCommand, { act: 'rollback' }>;
type SomeRemotes = Extract<RegistryCommand, { act: 'rollback-remotes' }>;

/** Goes back, of the whole channel or of some remotes. Rejects with `Refused`, and then nothing has changed. */
export function createRollback({ channels, live, setCheck, now }: RollbackParts) {
  /** The oldest revision that the rollback looks at; what was live last, and that a version never was, every head says. */
  async function oldestOf(channel: ChannelDocument, command: WholeChannel | SomeRemotes): Promise<number> {
    const { to } = command;
    if (to === null) return Infinity;
    if (command.act === 'rollback' || typeof to === 'number') return Number(to);
    const found = await Promise.all(command.remotes.map((remote) => live.lastRevision(channel, remote, to)));
    return Math.min(...found.map((revision) => revision ?? Infinity));
  }
  return async (command: WholeChannel | SomeRemotes, actor: Actor): Promise<CommandOutcome> => {
    const how = { at: now(), by: actor.by, reason: command.reason };
    return channels.add(command.channel, async (channel) => {
      refuseConflict(channel, command.after);
      const oldest = await oldestOf(channel, command);
      const past = await channels.past(channel, ({ revisions }) => (revisions[0]?.revision ?? 0) <= oldest);
      const revision =
        command.act === 'rollback'
          ? rollBackTo(past, command.to, how)
          : rollBackRemotes(past, command.remotes, command.to, how);
      const present = channel.revisions.at(-1);
      actor.checkRemotes(changedRemotes(present, revision));
      await setCheck.returning(channel, revision);
      await setCheck.consumers(present, revision);
      return revision;
    });
  };
}
