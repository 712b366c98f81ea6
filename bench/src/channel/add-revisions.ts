import type { ChannelDocument, FolderRegistry, ReleaseReference } from '@aylal/releases';

type ChannelRevision = ChannelDocument['revisions'][number];

interface Growing {
  readonly registry: FolderRegistry;
  /** Moves the registry's clock. */
  pass(ms: number): void;
  now(): Date;
}

/** Ten minutes between two acts: fifty teams that release three times a day. */
const betweenMs = 10 * 60_000;

/** Adds revisions as acts would, each of one team, to and fro between its releases in two older sets. Answers the median time of the last hundred, in milliseconds. */
export async function addRevisions(
  { registry, pass, now }: Growing,
  [older, newer]: readonly ChannelRevision[],
  teams: readonly string[],
  revisions: number,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < revisions; index += 1) {
    pass(betweenMs);
    const remote = teams[index % teams.length] ?? '';
    const to = Math.floor(index / teams.length) % 2 === 0 ? older : newer;
    const release = to?.releases[remote] as ReleaseReference;
    const began = performance.now();
    await registry.channels.add('stable', ({ revisions: [...known] }) => {
      const last = known.at(-1);
      if (!last) throw new Error('nothing is promoted');
      const act = to === older ? 'rollback' : 'promote';
      const releases = { ...last.releases, [remote]: release };
      return { ...last, revision: last.revision + 1, at: now().toISOString(), act, reason: 'bench', releases };
    });
    times.push(performance.now() - began);
  }
  const lastOnes = times.slice(-100).toSorted((a, b) => a - b);
  return Math.round((lastOnes[Math.floor(lastOnes.length / 2)] ?? 0) * 100) / 100;
}
