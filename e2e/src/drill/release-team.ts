import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { currentReleases, publishFolders, type FolderRegistry } from '@aylal/releases';
import { copyAsNext } from '@aylal/releases/testing';

/** What a team was told, and must find afterwards. */
export interface Released {
  /** Revisions that the registry acknowledged. */
  revisions: number;
  /** Commands that were sent once more. */
  retried: number;
}

const REMOTE = 'mf-lottery-mobility';
const PAUSE_MS = 1_000;

/** Publishes the next release of a remote, and from then on promotes it and its predecessor in turns, over HTTP. */
export async function runTeam(
  { url, own, root, isOver }: { url: string; own: FolderRegistry; root: string; isOver: () => boolean },
  released: Released,
): Promise<void> {
  const present = currentReleases(await own.channels.read('stable'))[REMOTE]?.version ?? '';
  const next = copyAsNext(join(root, REMOTE, 'dist'));
  await publishFolders(own, [next.folder], { channel: 'apart', at: new Date(), reason: 'a drill' });
  rmSync(next.folder, { recursive: true });
  for (let turn = 0; !isOver(); turn += 1) {
    await promote(turn % 2 === 0 ? next.version : present).catch(() => {
      released.retried += 1;
    });
    await wait(PAUSE_MS);
  }

  async function promote(version: string): Promise<void> {
    const after = (await own.status('stable')).present?.revision ?? 0;
    const act = { act: 'promote', channel: 'stable', releases: { [REMOTE]: version }, share: null, after } as const;
    const command = await own.sign({ ...act, reason: 'a drill', at: new Date().toISOString() });
    const answer = await fetch(`${url}/v1/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
      signal: AbortSignal.timeout(8_000),
    });
    if (!answer.ok) throw new Error(await answer.text());
    // A command that had come through although its answer was lost changes nothing the second time.
    const { changed } = (await answer.json()) as { changed: boolean };
    if (changed) released.revisions += 1;
  }
}

/** What must be true of the registries after a drill, and is not. */
export async function registryFaults(own: FolderRegistry, { revisions }: Released): Promise<readonly string[]> {
  const present = (await own.status('stable')).present?.revision ?? 0;
  // The first revision is the shop's own.
  const lost = present < revisions + 1 ? [`${revisions} revisions were acknowledged, ${present - 1} are there`] : [];
  const log = await own.checkLog().then(
    () => [],
    (error: unknown) => [`the log of the registries: ${String(error)}`],
  );
  return [...lost, ...log];
}
