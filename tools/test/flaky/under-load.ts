import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { rememberChild, ownGroup } from '../../processes/children.ts';
import { endFamily } from '../../processes/end-family.ts';
import { endsWithUs } from '../../run-program.ts';

/** Does some work while a child keeps every core busy. */
export async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  const script = join(import.meta.dirname, 'load-cpu.ts');
  const child = rememberChild(spawn(process.execPath, [...endsWithUs, script], { ...ownGroup, stdio: 'ignore' }));
  try {
    return await work();
  } finally {
    if (child.pid !== undefined) await endFamily(child.pid);
  }
}
