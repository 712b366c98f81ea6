import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before a process (`NODE_OPTIONS=--import=…`), it makes the disk of that process full while the file `FULL_DISK_WHILE` exists: files below `DATA_DIR` can be overwritten
 * and do not grow. The embedded engine writes through `fs.writeSync`.
 */
const flag = process.env['FULL_DISK_WHILE'] ?? '';
const writeSync = fs.writeSync.bind(fs) as (...args: unknown[]) => number;
const growing = (descriptor: number, length: number, position: number | null | undefined) =>
  (position ?? 0) + length > fs.fstatSync(descriptor).size;

fs.writeSync = ((descriptor: number, buffer: Uint8Array, offset: number, length: number, position?: number | null) => {
  if (descriptor > 2 && fs.existsSync(flag) && growing(descriptor, length, position))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  return writeSync(descriptor, buffer, offset, length, position);
}) as typeof fs.writeSync;
syncBuiltinESMExports();
