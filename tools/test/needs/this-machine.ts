import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { findBrowser } from '../../browser.ts';
import type { Machine } from './find-missing.ts';
import { portOwner } from './port-owner.ts';

const MEGABYTE = 1024 * 1024;

export function thisMachine(root: string): Machine {
  return {
    findBrowser: () => findBrowser(root),
    portOwner,
    folders: () =>
      [root, tmpdir()].map((path) => {
        const { bavail, bsize } = statfsSync(path);
        return { path, freeMegabytes: Math.floor((bavail * bsize) / MEGABYTE) };
      }),
    freeMemoryMegabytes: () => Math.floor(process.availableMemory() / MEGABYTE),
  };
}
