import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { headWindow, revisionsToClose } from '../channels/head-window.ts';
import { channelKind, type ChannelRevision } from '../documents/channel-document.ts';
import { closeSegment, type ChannelPart } from '../documents/channel-segment.ts';
import { channelPayload, readHead, writeHead } from '../documents/channel-wire.ts';
import { signDocument } from '../documents/signed-document.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { TrialRegistry } from './trial-registry.ts';

/** Five minutes between two commands: fifty teams that send one nearly six times a day, 100,000 commands in a year. */
export const betweenActsMs = 5 * 60_000;

/**
 * Makes the stable channel as old as `revisions`, which took their time on the trial's clock: each moves one remote to and fro between the sets of the two revisions that are there.
 * Segments and head are those that a registry writes; only the heads in between are left out.
 */
export function fillChannel({ registry, pass, now }: TrialRegistry, revisions: number): void {
  const file = join(registry.folder, documentKeys.channel('stable'));
  const { payload } = JSON.parse(readFileSync(file, 'utf8')) as { payload: unknown };
  const channel = readHead(v.parse(channelPayload, payload));
  const [older, newer] = channel.revisions;
  if (!older || !newer) throw new Error('the channel needs two revisions to begin with');
  const remotes = Object.keys(newer.releases);
  mkdirSync(join(registry.folder, 'segments/stable'), { recursive: true });
  let part: ChannelPart = { revisions: channel.revisions };
  let last: ChannelRevision = newer;
  for (let index = 0; last.revision < revisions; index += 1) {
    pass(betweenActsMs);
    const remote = remotes[index % remotes.length] ?? '';
    const to = Math.floor(index / remotes.length) % 2 === 0 ? older : newer;
    const release = to.releases[remote];
    if (!release) throw new Error(`${remote} is not in both revisions`);
    last = {
      revision: last.revision + 1,
      at: now().toISOString(),
      by: 'a team',
      act: to === older ? 'rollback' : 'promote',
      reason: 'a year',
      releases: { ...last.releases, [remote]: release },
      rollouts: [],
    };
    part = { ...part, revisions: [...part.revisions, last] };
    if (part.revisions.length >= headWindow.closed * 2) part = closeOldest(part);
  }
  const issued = now().toISOString();
  const expires = new Date(now().getTime() + 24 * 3_600_000).toISOString();
  const head = writeHead({ channel: 'stable', issued, expires, ...part });
  writeFileSync(file, JSON.stringify(signDocument(channelKind, head, registry.keys.key('registry'))));

  function closeOldest({ before, revisions: all }: ChannelPart): ChannelPart {
    const count = revisionsToClose(all, now());
    const history = before ? { before } : {};
    if (count === 0) return { ...history, revisions: all };
    const { bytes, past } = closeSegment('stable', { ...history, revisions: all.slice(0, count) });
    writeFileSync(join(registry.folder, documentKeys.segment('stable', past.revision, past.digest)), bytes);
    return { before: past, revisions: all.slice(count) };
  }
}
