import type { ReleaseRecord } from '../documents/release-record.ts';
import { mostScenarioBytes, mostScenarios } from '../documents/scenario-document.ts';
import { buildTrialRelease } from '../testing/trial-release.ts';
import { readBuiltFolder } from '../registry/release-bundle.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scenarioGate } from './scenario-gate.ts';

let folder: string;
let record: ReleaseRecord;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aylal-scenarios-'));
  const dist = buildTrialRelease(folder, {
    routes: [{ pattern: '/trial/:id', chunk: 'screen' }],
    dialogs: [{ view: 'TRIAL_VIEW', chunk: 'screen' }],
  });
  record = { ...readBuiltFolder(dist).record, scenarios: 'scenarios/scenarios.json' };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scenario = { name: 'ready', at: '/trial/7?day=1', signedIn: false, reads: [0], others: [] };
const dialog = { ...scenario, name: 'dialog', at: '/trial', shows: { kind: 'dialog', name: 'TRIAL_VIEW', props: {} } };
const both = [scenario, dialog];
const answers = [{ method: 'GET', path: '/api/trial/{id}/', answers: [{ status: 200, body: { result: '<b>x</b>' } }] }];
const whole = { instant: '2026-11-21T02:00:00.000Z', answers, scenarios: both };
const codesOf = (document: unknown) => {
  const files = new Map([['scenarios/scenarios.json', Buffer.from(JSON.stringify(document))]]);
  return scenarioGate({ record, files }).map(({ code }) => code);
};

describe('The scenarios of a release', () => {
  it('may be those of its routes, its dialogs and what else it contributes', () => {
    expect(codesOf(whole)).toEqual([]);
  });

  it('may be left out: older releases have none', () => {
    const { scenarios: _, ...older } = record;
    expect(scenarioGate({ record: older, files: new Map() })).toEqual([]);
  });

  it.each([
    ['are no such document', 'scenarios-shape', { scenarios: 1 }],
    ['hold what the shape does not know', 'scenarios-shape', { ...whole, more: 1 }],
    ['name an answer that is not there', 'scenarios-shape', { ...whole, answers: [] }],
    ['call another origin', 'scenarios-shape', { ...whole, answers: [{ ...answers[0], path: '//elsewhere' }] }],
    ['show a page of nobody', 'scenarios-unknown', { ...whole, scenarios: [...both, { ...scenario, at: '/other' }] }],
    ['leave out a dialog', 'scenarios-missing', { ...whole, scenarios: [scenario] }],
    ['leave out a route', 'scenarios-missing', { ...whole, scenarios: [dialog] }],
    [
      'show a dialog of nobody',
      'scenarios-unknown',
      { ...whole, scenarios: [...both, { ...dialog, shows: { ...dialog.shows, name: 'OTHER_VIEW' } }] },
    ],
    [
      'are too many',
      'scenarios-many',
      { ...whole, scenarios: [...both, ...Array.from({ length: mostScenarios }, () => scenario)] },
    ],
    [
      'are too long',
      'scenarios-many',
      {
        ...whole,
        scenarios: [
          { ...scenario, shows: { kind: 'part', name: 'x', props: { text: 'x'.repeat(mostScenarioBytes) } } },
        ],
      },
    ],
  ])('are refused when they %s', (_, code, document) => {
    expect(codesOf(document)).toEqual([code]);
  });
});
