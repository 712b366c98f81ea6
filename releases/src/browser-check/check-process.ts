import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CheckMessage, CheckOrder } from './check-in-process.ts';
import { checkRelease, type ReleaseCheck } from './check-release.ts';
import { endGroup } from './end-group.ts';
import { groupsUnder } from './groups-under.ts';

/** The process that checks one release: it gets what to check, returns its findings, and is ended by its caller. */
const groups = new Set<number>();
const settleMs = 5000;
const say = (message: CheckMessage) => process.connected && process.send?.(message);

process.once('message', ({ check, folder }: CheckOrder) => {
  const looking = look(check);
  // Whoever asked may end without a word, and then nothing of this is left behind.
  process.once('disconnect', () => void endAll(folder, looking));
});

async function look(check: ReleaseCheck): Promise<void> {
  try {
    const onGroup = (group: number) => {
      groups.add(group);
      if (process.connected) say({ group });
      else void endGroup(group);
    };
    const findings = await checkRelease(check, onGroup, (picture) => say({ picture }));
    say({ findings });
  } catch (error) {
    say({ fault: error instanceof Error ? error.message : String(error) });
  }
}

/** Without its browser and shells the look ends soon; until then it may still write. */
async function endAll(folder: string, looking: Promise<void>): Promise<void> {
  await Promise.all([...groups].map(endGroup));
  await Promise.race([looking, wait(settleMs)]);
  await Promise.all([...groups, ...groupsUnder(process.pid)].map(endGroup));
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  } finally {
    await endGroup(process.pid);
  }
}
