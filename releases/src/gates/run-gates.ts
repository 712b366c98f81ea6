import { clashGate } from './clash-gate.ts';
import { contractGate } from './contract-gate.ts';
import { cssGate } from './css-gate.ts';
import { descriptorGate } from './descriptor-gate.ts';
import { eventsGate } from './events-gate.ts';
import type { Candidate, Finding, Gate, GateContext } from './gate.ts';
import { sharedGate } from './shared-gate.ts';
import { sizeGate } from './size-gate.ts';

/** Everything that is asked of a release before it is published. `further` is where a check in a real browser joins. */
export async function publishingFindings(
  candidate: Candidate,
  context: GateContext,
  further: readonly Gate[] = [],
): Promise<readonly Finding[]> {
  const gates: readonly Gate[] = [
    descriptorGate,
    clashGate,
    contractGate,
    sharedGate,
    eventsGate,
    sizeGate,
    cssGate,
    ...further,
  ];
  return (await Promise.all(gates.map((gate) => gate(candidate, context)))).flat();
}

/** What may have changed between publishing and promoting: the neighbours and the shells. */
export function promotionFindings(candidate: Candidate, context: GateContext): readonly Finding[] {
  return [clashGate, contractGate, sharedGate, eventsGate].flatMap((gate) => gate(candidate, context));
}
