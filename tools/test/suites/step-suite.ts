import type { Needs } from '../needs/needs.ts';
import type { Suite } from '../suite.ts';

/** A part of the run that passes or fails as a whole, such as the type check. */
export function stepSuite(
  name: string,
  { needs, work, repeat }: { readonly needs: Needs; readonly work: () => Promise<void>; readonly repeat: string },
): Suite {
  return {
    name,
    needs,
    async run() {
      const started = Date.now();
      await work();
      return [{ file: name, title: name, outcome: 'passed', milliseconds: Date.now() - started }];
    },
    repeat: () => repeat,
  };
}
