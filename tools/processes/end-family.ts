import { setTimeout as wait } from 'node:timers/promises';
import { familyOf, processTable } from './process-table.ts';

/** Ends a process with all its descendants: TERM, then KILL for what is left after `patienceMs`. Resolves when none of them runs. */
export async function endFamily(pid: number, patienceMs = 10_000): Promise<void> {
  const known = new Set([pid]);
  const running = () => {
    const table = processTable();
    // What was seen once stays known: when its parent ends first, nothing else leads to it.
    for (const one of [...known]) for (const entry of familyOf(one, table)) known.add(entry.pid);
    return table.filter((entry) => known.has(entry.pid)).map((entry) => entry.pid);
  };
  const asked = new Set<number>();
  const deadline = Date.now() + patienceMs;
  for (let left = running(); left.length > 0; left = running()) {
    for (const one of left) {
      if (Date.now() > deadline) send(one, 'SIGKILL');
      else if (!asked.has(one)) send(one, 'SIGTERM');
      asked.add(one);
    }
    await wait(50);
  }
}

/** Sends a signal; a process that has ended already is none to complain about. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
