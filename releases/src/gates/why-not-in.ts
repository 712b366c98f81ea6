import type { ReleaseRecord } from '../documents/release-record.ts';
import type { ShellRecord } from '../registry/shell-record.ts';
import { contractGate } from './contract-gate.ts';
import { exportGate } from './export-gate.ts';
import { operationGate } from './operation-gate.ts';
import { sharedGate } from './shared-gate.ts';

/** Why a release cannot run, as a gate would say it; null when it can. */
export type WhyNot = (record: ReleaseRecord) => string | null;

/** What a host asks itself of each release (MFE-7): contract, shared packages, names of the facades, operations of the provider. Without a shell everything can run. */
export function whyNotIn(shell: ShellRecord | undefined): WhyNot {
  if (!shell) return () => null;
  const context = { live: [], shells: [shell], present: null };
  return (record) => {
    const [first] = [contractGate, sharedGate, exportGate, operationGate].flatMap((gate) =>
      gate({ record, files: null }, context),
    );
    return first ? `${first.code}: ${first.message}` : null;
  };
}
