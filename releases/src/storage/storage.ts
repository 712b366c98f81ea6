/**
 * Where a registry keeps its documents: five operations that a folder and an object store can both do. Keys are paths with slashes that were checked before.
 * On an object store `place` writes the files first and `release.json` last, and `swap` is a conditional write (If-None-Match, If-Match).
 */
export interface Storage {
  /** Null when nothing is there. */
  read(key: string): Promise<Buffer | null>;
  /** Keys directly below a prefix, sorted; an empty prefix is the top. */
  list(prefix: string): Promise<readonly string[]>;
  /** All files below `prefix` at once or none; false when something is there already. */
  place(prefix: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  /** Writes `bytes` when what is there now equals `before` (null: nothing); false when somebody else was first. */
  swap(key: string, bytes: Uint8Array, before: Uint8Array | null): Promise<boolean>;
  /** Removes files below a prefix by their names; what is not there is no fault. Retention uses it, and what ends a version of a shell. */
  remove(prefix: string, names: readonly string[]): Promise<void>;
}
