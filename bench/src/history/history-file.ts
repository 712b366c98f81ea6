import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Comparison } from '../page/compare.ts';
import { changesSince, ratiosOf, type RecordedRun } from './history.ts';

/** One run a line, the oldest first; part of the repository. */
const file = fileURLToPath(new URL('../../history.jsonl', import.meta.url));

export interface FinishedRun {
  readonly pages: Readonly<Record<string, Comparison<string>>>;
  readonly loads: number;
  /** What the run is recorded as; undefined for one that is only compared. */
  readonly what: string | undefined;
}

/** Says what has changed since the last recorded run, and records this one where it has a name. */
export function compareWithHistory({ pages, loads, what }: FinishedRun): void {
  const ratios = ratiosOf(pages);
  const last = readRuns().at(-1);
  if (last) {
    const changes = changesSince(last, ratios);
    console.log(`since "${last.what}" (${last.at.slice(0, 10)}): ${changes.length === 0 ? 'nothing has changed' : ''}`);
    for (const change of changes) console.log(`  ${change}`);
  }
  if (!what) return;
  const run: RecordedRun = { at: new Date().toISOString(), what, loads, ratios };
  appendFileSync(file, `${JSON.stringify(run)}\n`);
  console.log('recorded in bench/history.jsonl');
}

function readRuns(): RecordedRun[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedRun);
}
