import { acceptsVersion } from './accepts-version.ts';
import { providedFacades } from './provided-facades.ts';
import type { Candidate, Finding, GateContext } from './gate.ts';

const pair = ['react', 'react-dom'] as const;

/** Every shared package is one that each live shell provides in an accepted version, the facades together by their present majors or by an earlier one, and the React pair is exact and equal (federation.md traps 17, 19). */
export function sharedGate({ record }: Candidate, { shells }: GateContext): Finding[] {
  const findings: Finding[] = [];
  const [react, dom] = pair.map((name) => record.shared[name]);
  if (react?.range !== dom?.range || react?.built !== dom?.built)
    findings.push({
      code: 'react-pair',
      message: `react ${react?.range ?? 'missing'} and react-dom ${dom?.range ?? 'missing'} differ`,
      change: 'take both from the workspace catalog in the same version',
    });
  for (const shell of shells) {
    const { shared } = providedFacades(record, shell);
    for (const [name, { range }] of Object.entries(record.shared)) {
      const offered = shared[name];
      if (offered && acceptsVersion(range, offered)) continue;
      const earlier = (shell.earlier ?? []).filter((one) => name in one.exports).map(({ version }) => version);
      const provided = [offered ?? 'none', ...earlier].join(' and ');
      findings.push({
        code: 'shared-range',
        message: `${name} ${range} is asked for; the live shell ${shell.name} ${shell.version} provides ${provided}`,
        change: offered
          ? `build against ${name} ${offered}`
          : `do not share ${name}; remotes reach libraries through the facades`,
      });
    }
  }
  return findings;
}
