import { providedFacades } from './provided-facades.ts';
import type { Candidate, Finding, GateContext } from './gate.ts';

/** Every name that the release imports of a facade is one that each live shell gives out, in the major that the release gets there: a missing one is `undefined` in the page. Releases and shells that do not tell theirs are not compared. */
export function exportGate({ record }: Candidate, { shells }: GateContext): Finding[] {
  return shells.flatMap((shell) => {
    const { name, version } = shell;
    const exports = shell.exports && providedFacades(record, shell).exports;
    return Object.entries(exports ? (record.uses?.exports ?? {}) : {}).flatMap(([facade, used]) => {
      const missing = used.filter((one) => !exports?.[facade]?.includes(one));
      if (missing.length === 0) return [];
      return [
        {
          code: 'uses-export',
          message: `the release imports ${missing.join(', ')} of ${facade}; the live shell ${name} ${version} does not have it`,
          change: `do without it until ${name} is released with it, and raise the version of ${facade} with every export that is added`,
        },
      ];
    });
  });
}
