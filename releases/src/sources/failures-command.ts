import type { ReleaseFailure } from '../health/release-failures.ts';
import { mostFailuresReported, type RegistryCommand } from '../registry/registry-command.ts';

/** What a host asks of the registry to tell why releases failed; what is beyond one command is left out. */
export function failuresCommand(failures: readonly ReleaseFailure[], now: Date): RegistryCommand {
  return { act: 'failures', failures: failures.slice(0, mostFailuresReported), at: now.toISOString() };
}
