import { clashGate } from './clash-gate.ts';
import { contractGate } from './contract-gate.ts';
import { cssGate } from './css-gate.ts';
import { descriptorGate } from './descriptor-gate.ts';
import { eventSchemaGate } from './event-schema-gate.ts';
import { eventsGate } from './events-gate.ts';
import { exportGate } from './export-gate.ts';
import type { Candidate, Finding, Gate, GateContext } from './gate.ts';
import { recordGate } from './record-gate.ts';
import { operationGate } from './operation-gate.ts';
import { scenarioGate } from './scenario-gate.ts';
import { sharedGate } from './shared-gate.ts';
import { shellRouteGate } from './shell-route-gate.ts';
import { sizeGate } from './size-gate.ts';
import { consumerGate } from './consumer-gate.ts';

/** What every release is asked, in this order. */
const publishingGates: Readonly<Record<string, Gate>> = {
  record: recordGate,
  descriptor: descriptorGate,
  scenario: scenarioGate,
  clash: clashGate,
  'shell-route': shellRouteGate,
  contract: contractGate,
  shared: sharedGate,
  export: exportGate,
  operation: operationGate,
  events: eventsGate,
  'event-schema': eventSchemaGate,
  consumer: consumerGate,
  size: sizeGate,
  css: cssGate,
};

/** What each of them says, by its name. */
export function namedFindings(candidate: Candidate, context: GateContext) {
  return Promise.all(
    Object.entries(publishingGates).map(async ([name, gate]) => ({ name, findings: await gate(candidate, context) })),
  );
}

/** Everything that is asked of a release before it is published. `further` is where a check in a real browser joins; it is asked last, when nothing else was found. */
export async function publishingFindings(
  candidate: Candidate,
  context: GateContext,
  further: readonly Gate[] = [],
): Promise<readonly Finding[]> {
  const findings = await findingsOf(Object.values(publishingGates), candidate, context);
  return findings.length > 0 ? findings : findingsOf(further, candidate, context);
}

/** What may have changed between publishing and promoting: the neighbours and the shells. */
export function promotionFindings(candidate: Candidate, context: GateContext): readonly Finding[] {
  const gates = [
    clashGate,
    shellRouteGate,
    contractGate,
    sharedGate,
    exportGate,
    operationGate,
    eventsGate,
    eventSchemaGate,
  ];
  return gates.flatMap((gate) => gate(candidate, context));
}

async function findingsOf(gates: readonly Gate[], candidate: Candidate, context: GateContext): Promise<Finding[]> {
  return (await Promise.all(gates.map(async (gate) => gate(candidate, context)))).flat();
}
