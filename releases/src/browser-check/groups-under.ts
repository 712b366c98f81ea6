import { readdirSync, readFileSync } from 'node:fs';

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
}

/**
 * The process groups, other than its own, of everything that a process has started and that still runs: also of what it started a moment ago and could
 * not report. Linux answers; elsewhere the list is empty, and only groups that were reported are known.
 */
export function groupsUnder(pid: number): readonly number[] {
  const running = readRunning();
  const own = running.find((one) => one.pid === pid)?.group ?? pid;
  const found = new Set<number>();
  const open = [pid];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop())
    for (const child of running.filter((one) => one.parent === parent)) {
      open.push(child.pid);
      if (child.group !== own) found.add(child.group);
    }
  return [...found];
}

function readRunning(): readonly Running[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // `pid (name) state parent group …`: the name may hold spaces and brackets.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ pid: Number(name), parent: Number(parent), group: Number(group) }];
      } catch {
        // It ended while the list was read.
        return [];
      }
    });
}
