import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** More than the servers of a long drill write. */
const SIZE = '8g';
/** What is left when it is full. */
const LEFT_KB = 8;

/** A disk whose size can be changed while it is in use. */
export interface DrillDisk {
  fill(): Promise<void>;
  empty(): Promise<void>;
  unmount(): Promise<void>;
}

/** Puts a disk in memory over an empty folder; null where this process may not. */
export async function mountDisk(folder: string): Promise<DrillDisk | null> {
  const resize = (size: string) => run('mount', ['-o', `remount,size=${size}`, folder]);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', folder]);
  } catch {
    return null;
  }
  return {
    async fill() {
      const { stdout } = await run('df', ['--output=used', '-k', folder]);
      const used = Number(/\d+/.exec(stdout)?.[0]);
      await resize(`${used + LEFT_KB}k`);
    },
    empty: async () => void (await resize(SIZE)),
    unmount: async () => void (await run('umount', ['--lazy', folder])),
  };
}
