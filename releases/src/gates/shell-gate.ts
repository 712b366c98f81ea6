import type { ReleaseRecord } from '../documents/release-record.ts';
import type { ShellRecord } from '../registry/shell-record.ts';
import { contractGate } from './contract-gate.ts';
import { eventSchemaGate } from './event-schema-gate.ts';
import { eventsGate } from './events-gate.ts';
import { exportGate } from './export-gate.ts';
import type { Finding } from './gate.ts';
import { operationGate } from './operation-gate.ts';
import { sharedGate } from './shared-gate.ts';
import { shellRouteGate } from './shell-route-gate.ts';

/** What a shell owes to a release that runs in it: the gates of a promotion, asked from the other side. */
const gates = [shellRouteGate, contractGate, sharedGate, exportGate, operationGate, eventsGate, eventSchemaGate];

/** The releases that could not run in this shell, each with the first reason: their teams have to move first, or together with it. */
export function shellFindings(shell: ShellRecord, releases: readonly ReleaseRecord[]): readonly Finding[] {
  return releases.flatMap((record) => {
    const [first] = gates.flatMap((gate) =>
      gate({ record, files: null }, { live: [], shells: [shell], present: null }),
    );
    if (!first) return [];
    return {
      code: 'shell-strands',
      message: `${record.remote} ${record.version} cannot run in it (${first.code}): ${first.message}`,
      change: `offer what ${record.remote} asks for beside the new, or publish both with one command (publish … --shell)`,
    };
  });
}
