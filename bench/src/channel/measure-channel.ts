import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createFolderSource } from '@aylal/releases';
import { fillChannel, openTrialRegistry } from '@aylal/releases/testing';
import { addRevisions } from './add-revisions.ts';

/** What must hold, whatever the age of the channel. */
const budgets = { 'head, bytes': 64_000, 'host, nothing changed, ms': 1 } as const;

/** How many of the revisions are added one by one, as acts would. */
const measured = 1000;

/** Makes a channel of so many revisions, and measures what registry and hosts do with it. Times are medians of 21 tries, in milliseconds. */
export async function measureChannel(remotes: number, revisions: number) {
  const trial = openTrialRegistry();
  try {
    const teams = Array.from(
      { length: remotes },
      (_, index) => `mf-team-${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`,
    );
    const versions = ['1.0.0+aa', '1.1.0+bb'] as const;
    for (const version of versions) await trial.live(...teams.map((remote) => ({ remote, version })));
    const { registry } = trial;
    const sets = await registry.revisions('stable', 2);
    fillChannel(trial, Math.max(0, revisions - measured));
    const lastAdds = await addRevisions(trial, sets, teams, Math.min(measured, revisions));
    const open = () => createFolderSource(registry, { baseUrl: '/r/', now: trial.now });
    const source = await open();
    const figures = {
      revisions,
      'head, bytes': statSync(join(registry.folder, 'channels/stable.signed.json')).size,
      'registry, one revision more, ms': lastAdds,
      'registry, read the head, ms': await median(() => registry.channels.read('stable')),
      'host, nothing changed, ms': await median(() => source.refresh()),
      'host, cold start, ms': await median(async () => {
        rmSync(join(registry.folder, 'last-set-stable.json'), { force: true });
        await open();
      }),
      'registry, back to revision 2, ms': await median(() => backTo(2)),
    };
    return { figures, budgets };
    async function backTo(to: number): Promise<void> {
      const after = (await registry.status('stable')).present?.revision ?? 0;
      const act = { act: 'rollback', channel: 'stable', to, after, reason: 'bench' } as const;
      await registry.act(await registry.sign({ ...act, at: trial.now().toISOString() }));
    }
  } finally {
    trial.close();
  }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.round((times.toSorted((a, b) => a - b)[10] ?? 0) * 100) / 100;
}
