import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRecord } from '@aylal/build/webpack';

/** The host's own build, as its `host.json` tells. Throws when it was never built. */
export interface HostBuild {
  readonly folder: string;
  readonly record: HostRecord;
}

export function readHostBuild(folder: string): HostBuild {
  return { folder, record: JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')) as HostRecord };
}

/** True for a build that provides two majors of a facade: its pages name the one that a release runs on. */
export function providesEarlier({ record }: HostBuild): boolean {
  return (record.offers?.earlier ?? []).length > 0;
}
