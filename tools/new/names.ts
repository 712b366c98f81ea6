import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a remote that exists. */
export function checkedRemote(root: string, name: string | undefined): string {
  if (name && /^mf-[a-z-]+$/.test(name) && existsSync(join(root, name, 'src/remote.ts'))) return name;
  throw new Error(`there is no remote "${name ?? ''}"; a remote is named by its folder, such as mf-flights`);
}

/** `mf-bus-train` sells `bus-train`. */
export function nounOf(remote: string): string {
  return remote.replace(/^mf-/, '');
}
