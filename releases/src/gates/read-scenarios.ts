import { readDocument, takeShape } from '../documents/parse-document.ts';
import { mostScenarioBytes, scenarioDocument, type ScenarioDocument } from '../documents/scenario-document.ts';
import type { Candidate } from './gate.ts';

/** The scenarios that a release brings along; null for one of an older build, and where only the record is looked at. Throws `Refused` for what is no such document; its texts may hold markup, since they reach nothing but a browser that looks. */
export function readScenarios({ record, files }: Candidate): ScenarioDocument | null {
  const bytes = record.scenarios && files?.get(record.scenarios);
  if (!bytes) return null;
  const value = readDocument('the scenarios', bytes, mostScenarioBytes);
  return takeShape('the scenarios', scenarioDocument, value, 'refused');
}
