import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Candidate, Finding } from './gate.ts';

/** Most brotli bytes of any release: its entry, what a page loads to show one route, all scripts together. A remote's own budgets only ask for less. */
const limits = { entry: 8_000, route: 160_000, all: 900_000 };

interface Measured {
  readonly code: string;
  readonly what: string;
  readonly paths: readonly string[];
  readonly most: number;
}

/** The release stays within what a page may cost, and within the budgets that it declares itself; a screen that outgrows them is split by its own chunks. */
export function sizeGate({ record, files }: Candidate): Finding[] {
  if (!files) return [];
  return measured(record, files).flatMap(({ code, what, weights, most }) => {
    const bytes = sumOf(weights);
    const [heaviest] = weights.toSorted((a, b) => b.bytes - a.bytes);
    if (bytes <= most || !heaviest) return [];
    return [
      {
        code,
        message: `${what} weighs ${bytes} bytes in brotli, ${bytes - most} more than the ${most} allowed; most of it is ${heaviest.path} with ${heaviest.bytes}`,
        change: 'load what is not seen at once by import(), and take libraries from the facades',
      },
    ];
  });
}

/** Brotli bytes of a part of a release, and the most that it may have: by what every release may, or (`own`) by the remote's budget. */
export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly most: number;
  readonly own: boolean;
}

/** What the parts of a release weigh that have a limit. */
export function weightsOf(record: ReleaseRecord, files: ReadonlyMap<string, Uint8Array>): readonly Weight[] {
  return measured(record, files).map(({ code, what, weights, most }) => ({
    what,
    bytes: sumOf(weights),
    most,
    own: code === 'size-budget',
  }));
}

interface FileWeight {
  readonly path: string;
  readonly bytes: number;
}

function sumOf(weights: readonly FileWeight[]): number {
  return weights.reduce((sum, one) => sum + one.bytes, 0);
}

function measured(record: ReleaseRecord, files: ReadonlyMap<string, Uint8Array>) {
  const weigh = scales(files);
  return [...platformLimits(record), ...ownBudgets(record)].map(({ paths, ...rest }) => ({
    ...rest,
    weights: [...new Set(paths)].map((path): FileWeight => ({ path, bytes: weigh(path) })),
  }));
}

function platformLimits(record: ReleaseRecord): Measured[] {
  const remoteModule = [record.entry, ...(record.exposes['./remote'] ?? [])];
  return [
    { code: 'size-entry', what: 'the entry', paths: [record.entry], most: limits.entry },
    ...record.descriptor.routes.map(({ pattern, chunk }) => ({
      code: 'size-route',
      what: `route ${pattern}`,
      paths: [...remoteModule, ...(record.chunks[chunk] ?? [])],
      most: limits.route,
    })),
    { code: 'size-all', what: 'all scripts', paths: scriptsOf(record), most: limits.all },
  ];
}

/** Budgets of the record, by the name of a chunk; `*` is the sum of all scripts, the container's name its entry, `remote` the remote module. */
function ownBudgets(record: ReleaseRecord): Measured[] {
  return Object.entries(record.budgets ?? {}).map(([name, most]) => ({
    code: 'size-budget',
    what: name === '*' ? 'all scripts' : `chunk ${name}`,
    paths: pathsOf(record, name),
    most,
  }));
}

function pathsOf(record: ReleaseRecord, name: string): readonly string[] {
  if (name === '*') return scriptsOf(record);
  if (name === record.container) return [record.entry];
  return (name === 'remote' ? record.exposes['./remote'] : record.chunks[name]) ?? [];
}

/** Scripts that a page may ask for; the server build is none of them. */
function scriptsOf({ files, server }: ReleaseRecord): readonly string[] {
  return Object.keys(files).filter((path) => path.endsWith('.js') && path !== server);
}

/** Brotli bytes of a file: its compressed copy's, else compressed here as builds do it; each is weighed once. */
function scales(files: ReadonlyMap<string, Uint8Array>): (path: string) => number {
  const weights = new Map<string, number>();
  return (path) => {
    const weight = weights.get(path) ?? files.get(`${path}.br`)?.length ?? compressed(files.get(path));
    weights.set(path, weight);
    return weight;
  };
}

function compressed(bytes: Uint8Array | undefined): number {
  return bytes ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length : 0;
}
