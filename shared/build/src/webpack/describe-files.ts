import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a release: base64 SHA-384 and size. */
export interface FileFacts {
  readonly sha384: string;
  readonly bytes: number;
}

/** The files that a build has written below `folder`, by their path, sorted. */
export function describeFiles(folder: string, written: readonly string[]): Record<string, FileFacts> {
  return Object.fromEntries(written.toSorted().map((path) => [path, factsOf(join(folder, path))]));
}

function factsOf(file: string): FileFacts {
  const bytes = readFileSync(file);
  return { sha384: createHash('sha384').update(bytes).digest('base64'), bytes: bytes.length };
}
