import type { ChildProcess } from 'node:child_process';
import { endFamily, send } from './end-family.ts';

const children: ChildProcess[] = [];
const ending = { begun: false };

/** Option of `spawn`: the child leads a process group, so that what it leaves behind can be found. */
export const ownGroup = { detached: process.platform !== 'win32' };

/** Remembers a child, started with `ownGroup`, until it ends; what its group leaves running then ends with it. */
export function rememberChild<C extends ChildProcess>(child: C): C {
  children.push(child);
  child.once('exit', () => {
    if (ending.begun) return;
    children.splice(children.indexOf(child), 1);
    if (child.pid !== undefined && ownGroup.detached) send(-child.pid, 'SIGKILL');
  });
  return child;
}

/** Resolves when the child ends, but never once this process ends its children: nothing may be concluded from how they end then. */
export function endOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      if (!ending.begun) resolve(code ?? 1);
    });
  });
}

/** Ends all children with their descendants, the last started first: the web server before the provider that it calls. */
export async function endChildren(): Promise<void> {
  ending.begun = true;
  for (const { pid } of children.toReversed()) if (pid !== undefined) await endFamily(pid);
}
