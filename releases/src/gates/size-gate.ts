import { brotliCompressSync, constants } from 'node:zlib';
import type { Candidate, Finding } from './gate.ts';

/** Most brotli bytes of a release: its entry, what a page loads to show one route, all scripts together. */
const budgets = { entry: 8_000, route: 160_000, all: 900_000 };

/** The release stays within what a page may cost; a screen that outgrows it is split by its own chunks. */
export function sizeGate({ record, files }: Candidate): Finding[] {
  if (!files) return [];
  const weights = new Map<string, number>();
  const weigh = (path: string) => {
    const known = weights.get(path);
    if (known !== undefined) return known;
    const weight = files.get(`${path}.br`)?.length ?? compressed(files.get(path));
    weights.set(path, weight);
    return weight;
  };
  const sum = (paths: readonly string[]) => [...new Set(paths)].reduce((bytes, path) => bytes + weigh(path), 0);
  const door = [record.entry, ...(record.exposes['./remote'] ?? [])];
  const measured = [
    ['entry', 'the entry', sum([record.entry])] as const,
    ...record.descriptor.routes.map(
      ({ pattern, chunk }) => ['route', `route ${pattern}`, sum([...door, ...(record.chunks[chunk] ?? [])])] as const,
    ),
    [
      'all',
      'all scripts',
      sum(Object.keys(record.files).filter((path) => path.endsWith('.js') && path !== record.server)),
    ] as const,
  ];
  return measured
    .filter(([budget, , bytes]) => bytes > budgets[budget])
    .map(([budget, what, bytes]) => ({
      code: `size-${budget}`,
      message: `${what} weighs ${bytes} bytes in brotli; ${budgets[budget]} are allowed`,
      change: 'load what is not seen at once by import(), and take libraries from the facades',
    }));
}

function compressed(bytes: Uint8Array | undefined): number {
  return bytes ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length : 0;
}
