import type { Candidate, Finding, GateContext } from './gate.ts';

/** Every operation that the release calls is one that the provider behind each live shell serves; the version of an operation is in its path. Releases and shells that do not tell theirs are not compared. */
export function operationGate({ record }: Candidate, { shells }: GateContext): Finding[] {
  return shells.flatMap(({ name, version, operations }) => {
    const missing = operations ? (record.uses?.operations ?? []).filter((one) => !operations.includes(one)) : [];
    if (missing.length === 0) return [];
    return [
      {
        code: 'uses-operation',
        message: `the release calls ${missing.join(', ')}; the provider of the live shell ${name} ${version} does not serve it`,
        change: `do without it until ${name} is released with it`,
      },
    ];
  });
}
