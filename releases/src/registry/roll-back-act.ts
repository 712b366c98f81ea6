import { movedRemotes } from '../channels/moved-remotes.ts';
import { rollBackRemotes, rollBackTo } from '../channels/roll-back.ts';
import type { ChannelPart } from '../documents/channel-segment.ts';
import type { Actor } from './actor.ts';
import type { ChannelBook } from './channel-book.ts';
import { refuseConflict } from './refuse-conflict.ts';
import type { RegistryAct } from './registry-act.ts';
import type { ActOutcome } from './registry.ts';
import type { SetCheck } from './set-check.ts';

interface RollbackParts {
  readonly channels: ChannelBook;
  readonly setCheck: SetCheck;
  readonly now: () => Date;
}

type WholeChannel = Extract<RegistryAct, { act: 'rollback' }>;
type SomeRemotes = Extract<RegistryAct, { act: 'rollback-remotes' }>;

/** Goes back, of the whole channel or of some remotes. Rejects with `Refused`, and then nothing has changed. */
export function createRollback({ channels, setCheck, now }: RollbackParts) {
  return async (act: WholeChannel | SomeRemotes, actor: Actor): Promise<ActOutcome> => {
    const how = { at: now(), by: actor.by, reason: act.reason };
    return channels.add(act.channel, async (channel) => {
      refuseConflict(channel, act.after);
      const past = await channels.past(channel, (part) => reachesBackTo(part, act));
      const revision =
        act.act === 'rollback' ? rollBackTo(past, act.to, how) : rollBackRemotes(past, act.remotes, act.to, how);
      const present = channel.revisions.at(-1);
      actor.checkRemotes(movedRemotes(present, revision));
      await setCheck.returning(present, revision);
      await setCheck.consumers(present, revision);
      return revision;
    });
  };
}

/** True when the revisions hold what the rollback asks for; what was live last stands in every head. */
function reachesBackTo({ revisions }: ChannelPart, act: WholeChannel | SomeRemotes): boolean {
  const { to } = act;
  if (to === null) return true;
  if (typeof to === 'number') return (revisions[0]?.revision ?? 0) <= to;
  const isHeld = (remote: string) => revisions.some(({ releases }) => releases[remote]?.version === to);
  return act.act === 'rollback' || act.remotes.every(isHeld);
}
