import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from './tracked-files.ts';

/** Product code; tests and what only they use say themselves what they have written. */
const product = /^(?:host|provider|releases|mf-[a-z-]+|shared\/[a-z0-9-]+)\/src\/.*\.tsx?$/;
const ofTests = /\.test\.tsx?$|\/testing\/|\/testing-[^/]+\.ts$|-fixture\.ts$|^shared\/(?:build|testing)\//;
const cast = /(?:JSON\.parse\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\.json\(\)\)) as (?!unknown\b)/;

/** Files whose JSON is our own and checked before it is read, each with what checks it (docs/decisions/0320-json-is-parsed.md). */
const checkedBefore: ReadonlySet<string> = new Set([
  // Written into the page by the server that serves it.
  'host/src/remotes/boot-document.ts',
  // The browser compares the record's hash with the one of the boot document.
  'host/src/remotes/read-release.ts',
  // Written by the build beside it.
  'host/src/server/pages/host-build.ts',
]);

/** Where JSON is taken for a type without a look at it, a sentence each. */
export function parsedJsonFaults(root: string): readonly string[] {
  return trackedFiles(root).flatMap((file) =>
    product.test(file) && !ofTests.test(file) && !checkedBefore.has(file)
      ? castFaults(file, readFileSync(join(root, file), 'utf8'))
      : [],
  );
}

/** The lines of a text that cast JSON. */
export function castFaults(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) => (cast.test(line) ? [`${file}:${at + 1} casts JSON: parse it with a schema`] : []));
}
