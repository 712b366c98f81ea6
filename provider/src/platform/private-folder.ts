import { chmodSync, mkdirSync } from 'node:fs';

/** A folder that only its own user can enter, also one that an earlier version made for everybody (SEC-4). The embedded engine gives its files modes of its own, so the folder has to be shut. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
