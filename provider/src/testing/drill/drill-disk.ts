import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** More than the servers of a long drill write. */
const SIZE = '8g';
/** What is left when it is full. */
const LEFT_KB = 64;
/** Servers write between the look at it and the change: then it is looked at again. */
const ATTEMPTS = 50;

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
      for (let attempt = 1; ; attempt += 1) {
        const { stdout } = await run('df', ['--output=used', '-k', folder]);
        const used = Number(/\d+/.exec(stdout)?.[0]);
        try {
          await resize(`${used + LEFT_KB}k`);
          return;
        } catch (error) {
          if (attempt === ATTEMPTS) throw error;
        }
      }
    },
    empty: async () => void (await resize(SIZE)),
    unmount: async () => void (await run('umount', ['--lazy', folder])),
  };
}
