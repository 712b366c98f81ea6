import { setTimeout as wait } from 'node:timers/promises';

/** Kills a process group and resolves when none of it runs; a group that is gone already is nothing to complain about. Two seconds at most. */
export async function endGroup(group: number): Promise<void> {
  for (let looks = 0; looks < 100 && kill(group); looks += 1) await wait(20);
}

/** Whether there was anything to kill; a system without groups has the process alone. */
function kill(group: number): boolean {
  try {
    return process.kill(process.platform === 'win32' ? group : -group, 'SIGKILL');
  } catch (error) {
    if (['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
