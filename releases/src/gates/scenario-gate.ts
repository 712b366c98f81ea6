import { subjectOf, subjectsOf } from '../browser-check/scenario-subject.ts';
import { Refused } from '../documents/refusal.ts';
import { mostScenarios, type ScenarioDocument } from '../documents/scenario-document.ts';
import type { Candidate, Finding } from './gate.ts';
import { readScenarios } from './read-scenarios.ts';

const change = {
  'scenarios-shape': 'build again with the present preset; src/testing/scenarios.ts is where they are written',
  'scenarios-many': 'leave out scenarios that show what others show too, and give their answers fewer records',
  'scenarios-missing':
    'write one in src/testing/scenarios.ts: an address with what the provider answers, or ofDialog, ofPanel, ofPart of @aylal/testing/scenarios',
  'scenarios-unknown': 'name an address, a dialog, a panel or a part that src/descriptor.ts has',
};

/** The scenarios of a release can be played: they have the shape of `scenarioDocument`, are not too many, and each shows something that the descriptor has, of which nothing is left out. A release of an older build has none, and is not asked. */
export function scenarioGate(candidate: Candidate): Finding[] {
  const found = (code: keyof typeof change, message: string): Finding => ({ code, message, change: change[code] });
  let document: ScenarioDocument | null;
  try {
    document = readScenarios(candidate);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [found(error.code === 'document-too-long' ? 'scenarios-many' : 'scenarios-shape', error.message)];
  }
  if (!document) return [];
  const { scenarios } = document;
  const { descriptor } = candidate.record;
  const shown = scenarios.map((scenario) => subjectOf(descriptor, scenario)?.name);
  const missing = subjectsOf(descriptor).filter(({ name }) => !shown.includes(name));
  const unknown = scenarios.filter((scenario) => !subjectOf(descriptor, scenario));
  return [
    ...(scenarios.length > mostScenarios
      ? [found('scenarios-many', `there are ${scenarios.length} scenarios; ${mostScenarios} are allowed`)]
      : []),
    ...missing.map(({ name }) => found('scenarios-missing', `no scenario shows the ${name}`)),
    ...unknown.map(({ name, at, shows }) =>
      found('scenarios-unknown', `the scenario "${name}" shows ${shows ? `${shows.kind} ${shows.name}` : at}`),
    ),
  ];
}
