import { rmSync } from 'node:fs';
import type { CheckMessage, CheckOrder } from './check-in-process.ts';
import { checkRelease, type ReleaseCheck } from './check-release.ts';
import { endGroup } from './end-group.ts';

/** The process that looks at one release: it is told what to look at, says what it found, and is ended by whoever asked. */
const browsers = new Set<number>();
const say = (message: CheckMessage) => process.connected && process.send?.(message);

process.once('message', ({ check, folder }: CheckOrder) => {
  // Whoever asked may end without a word, and then nothing of this is left behind; the shell is in this process's own group.
  process.once('disconnect', () => void endAll(folder));
  void look(check);
});

async function look(check: ReleaseCheck): Promise<void> {
  try {
    const findings = await checkRelease(check, (group) => {
      browsers.add(group);
      say({ group });
    });
    say({ findings });
  } catch (error) {
    say({ fault: error instanceof Error ? error.message : String(error) });
  }
}

async function endAll(folder: string): Promise<void> {
  await Promise.all([...browsers].map(endGroup));
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  } finally {
    await endGroup(process.pid);
  }
}
