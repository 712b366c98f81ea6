import type { Part, Selection } from './selection.ts';

/** Seconds on a quiet machine with two cores, rounded up: read from runs of everything. */
const SECONDS = { types: 6, lint: 3, unit: 1, postgres: 1.5, browser: 2.5, build: 60 } as const;

/** How many files of each kind were chosen, and about how long they take: `3 unit files, 2 browser specs (9 tests): about 2 minutes`. */
export function estimate(selection: Selection, texts: ReadonlyMap<string, string>): string {
  const { types, lint, unit, postgres, browser } = selection;
  const tests = listed(browser).reduce((sum, spec) => sum + casesOf(texts.get(spec.replace(/:\d+$/, '')) ?? ''), 0);
  const seconds =
    listed(types).length * SECONDS.types +
    listed(lint).length * SECONDS.lint +
    listed(unit).length * SECONDS.unit +
    listed(postgres).length * SECONDS.postgres +
    (tests > 0 ? SECONDS.build + tests * SECONDS.browser : 0);
  const kinds = [
    [listed(unit).length, 'unit files'],
    [listed(postgres).length, 'files on PostgreSQL'],
    [listed(browser).length, `browser specs (${tests} tests)`],
  ] as const;
  const chosen = kinds.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}`);
  return `${chosen.join(', ') || 'no tests'}: about ${Math.max(1, Math.ceil(seconds / 60))} min`;
}

function listed(part: Part): readonly string[] {
  return part === 'all' ? [] : part;
}

/** Cases that a spec writes down; one in a loop counts once. */
function casesOf(text: string): number {
  return [...text.matchAll(/^\s*test(?:\.only)?\(/gm)].length;
}
