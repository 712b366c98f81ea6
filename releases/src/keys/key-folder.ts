import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSigningKey, readSigningKey, writeSigningKey, type SigningKey } from './signing-key.ts';

/** Secret keys of the embedded form, one file each, readable by their owner alone. Made when first asked for, so that nothing has to be configured. */
export interface KeyFolder {
  key(name: string): SigningKey;
  /** The keys `<name>`, `<name>-2`, `<name>-3` … that are there, the oldest first. */
  successors(name: string): readonly SigningKey[];
}

/** The keys of a folder. Throws when a file in it is no Ed25519 key. */
export function createKeyFolder(folder: string): KeyFolder {
  const known = new Map<string, SigningKey>();
  const keyOf = (name: string) => {
    const key = known.get(name) ?? readOrMake(folder, name);
    known.set(name, key);
    return key;
  };
  return {
    key: keyOf,
    successors(name) {
      if (!existsSync(folder)) return [];
      const shape = new RegExp(String.raw`^${name}(?:-(\d+))?\.key$`);
      return readdirSync(folder)
        .flatMap((file) => {
          const [, number = '1'] = shape.exec(file) ?? [];
          return shape.test(file) ? [{ name: file.slice(0, -'.key'.length), number: Number(number) }] : [];
        })
        .toSorted((a, b) => a.number - b.number)
        .map((one) => keyOf(one.name));
    },
  };
}

function readOrMake(folder: string, name: string): SigningKey {
  const file = join(folder, `${name}.key`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, writeSigningKey(createSigningKey()), { flag: 'wx', mode: 0o600 });
      chmodSync(file, 0o600);
    } catch (error) {
      // Another program that starts at the same time was first: its key counts.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readSigningKey(readFileSync(file, 'utf8'));
}
