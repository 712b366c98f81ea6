import type { Candidate, Finding, GateContext } from './gate.ts';

/** Events are those of the shells' catalogue in a version that it has, and nothing is dropped or raised that a live remote still listens to. */
export function eventsGate({ record }: Candidate, { live, shells }: GateContext): Finding[] {
  const { produces, consumes } = record.descriptor.events;
  const findings: Finding[] = [];
  for (const shell of shells)
    for (const event of new Set([...produces, ...consumes]))
      if (!shell.events.includes(event))
        findings.push({
          code: 'event-unknown',
          message: `event ${event} is not in the catalogue of the live shell ${shell.name}`,
          change: 'use a name and major version of the event catalogue in shared/shell, or release the shell first',
        });
  for (const other of live.filter(({ remote }) => remote !== record.remote))
    for (const event of other.descriptor.events.consumes) {
      const [name] = event.split('@');
      const raised = produces.find((one) => one.startsWith(`${name}@`) && one !== event);
      if (raised && !produces.includes(event))
        findings.push({
          code: 'event-major',
          message: `the release produces ${raised}; the live ${other.remote} listens to ${event}`,
          change: `produce ${event} beside ${raised} until ${other.remote} has moved`,
        });
    }
  return findings;
}
