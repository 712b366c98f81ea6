import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Edit } from './edits.ts';

/** Changes to files that are kept until all of them are known to fit: a refusal leaves nothing half done. */
export interface Draft {
  /** A new file. Throws when it is there already. */
  create(path: string, text: string): void;
  /** Replaces or makes a file. */
  put(path: string, text: string): void;
  /** The text of a file with the changes so far; null when there is none. */
  read(path: string): string | null;
  /** Changes a file by edits in order. Throws when one does not find its place. */
  edit(path: string, ...edits: readonly Edit[]): void;
  /** Every file that is new or changed, by its path, as it will be. */
  files(): ReadonlyMap<string, string>;
  /** Writes everything and gives the paths. */
  commit(): string[];
}

export function openDraft(): Draft {
  const changed = new Map<string, string>();
  const read = (path: string) => changed.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
  return {
    read,
    files: () => changed,
    put: (path, text) => void changed.set(path, text),
    create(path, text) {
      if (read(path) !== null) throw new Error(`${path} exists already`);
      changed.set(path, text);
    },
    edit(path, ...edits) {
      let text = read(path);
      if (text === null) throw new Error(`${path} is missing`);
      for (const edit of edits) {
        const next: string | null = edit(text);
        if (next === null) throw new Error(`${path} does not have the shape that a generator can add to`);
        text = next;
      }
      changed.set(path, text);
    },
    commit() {
      for (const [path, text] of changed) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      return [...changed.keys()];
    },
  };
}
