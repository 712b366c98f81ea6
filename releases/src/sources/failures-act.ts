import type { ReleaseFailure } from '../health/release-failures.ts';
import { mostFailuresTold, type RegistryAct } from '../registry/registry-act.ts';

/** What a host asks of the registry to tell why releases failed; what is beyond one act is left out. */
export function failuresAct(failures: readonly ReleaseFailure[], now: Date): RegistryAct {
  return { act: 'failures', failures: failures.slice(0, mostFailuresTold), at: now.toISOString() };
}
