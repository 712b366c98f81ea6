import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
}

/** Every process of this machine. Linux is read from /proc, because `ps` is not installed everywhere. */
export function processTable(): readonly ProcessEntry[] {
  return process.platform === 'linux' ? readProc() : readPs();
}

/** A process, its descendants, and everything in their process groups: a descendant whose parent has ended is still in the group. */
export function familyOf(pid: number, table: readonly ProcessEntry[]): readonly ProcessEntry[] {
  const pids = new Set([pid]);
  const groups = new Set([pid]);
  let size = 0;
  while (size < pids.size) {
    size = pids.size;
    for (const entry of table) {
      if (!pids.has(entry.pid) && !pids.has(entry.parent) && !groups.has(entry.group)) continue;
      pids.add(entry.pid);
      if (entry.group === entry.pid) groups.add(entry.group);
    }
  }
  return table.filter((entry) => pids.has(entry.pid));
}

function readProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The program's name is in brackets and may hold anything.
        const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), group: Number(group) }];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}

function readPs(): ProcessEntry[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, group = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, group };
    });
}
