import type { Candidate, Finding, GateContext } from './gate.ts';

const pair = ['react', 'react-dom'] as const;

/** Every shared package is one that each live shell provides in an accepted version, and the React pair is exact and equal (federation.md traps 17, 19). */
export function sharedGate({ record }: Candidate, { shells }: GateContext): Finding[] {
  const findings: Finding[] = [];
  const [react, dom] = pair.map((name) => record.shared[name]);
  if (react?.range !== dom?.range || react?.built !== dom?.built)
    findings.push({
      code: 'react-pair',
      message: `react ${react?.range ?? 'missing'} and react-dom ${dom?.range ?? 'missing'} differ`,
      change: 'take both from the workspace catalog in the same version',
    });
  for (const shell of shells)
    for (const [name, { range }] of Object.entries(record.shared)) {
      const offered = shell.shared[name];
      if (offered && accepts(range, offered)) continue;
      findings.push({
        code: 'shared-range',
        message: `${name} ${range} is asked for; the live shell ${shell.name} ${shell.version} provides ${offered ?? 'none'}`,
        change: offered
          ? `build against ${name} ${offered}`
          : `do not share ${name}; remotes reach libraries through the facades`,
      });
    }
  return findings;
}

/** Exact versions and caret ranges: the only two that builds write. */
function accepts(range: string, version: string): boolean {
  if (!range.startsWith('^')) return range === version;
  const [wanted, offered] = [range.slice(1), version].map((one) => one.split('.').map(Number));
  const [major = 0, minor = 0, patch = 0] = wanted ?? [];
  const [offeredMajor = 0, offeredMinor = 0, offeredPatch = 0] = offered ?? [];
  if (major !== offeredMajor) return false;
  if (major === 0 && minor !== offeredMinor) return false;
  return offeredMinor > minor || (offeredMinor === minor && offeredPatch >= patch);
}
