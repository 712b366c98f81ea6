import { contractFits } from '@aylal/shell/descriptor';
import type { Candidate, Finding, GateContext } from './gate.ts';

/** Every live shell, the mini-app's too, offers a contract that the release can work with (MFE-7). */
export function contractGate({ record }: Candidate, { shells }: GateContext): Finding[] {
  return shells
    .filter(({ contract }) => !contractFits(record.shell.contractRange, contract))
    .map(({ name, version, contract }) => ({
      code: 'contract-range',
      message: `the release asks for shell contract ${record.shell.contractRange}; the live shell ${name} ${version} offers ${contract}`,
      change: `build against ${contract}, or wait until ${name} is released with a newer contract`,
    }));
}
