import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Scenario } from '../documents/scenario-document.ts';
import { readBuiltFolder } from '../registry/release-bundle.ts';
import { buildTrialRelease } from '../testing/trial-release.ts';
import { roundsWithoutData } from './rounds.ts';
import { subjectOf } from './scenario-subject.ts';
import { scenarioVisits } from './scenario-visits.ts';

let folder: string;
let record: ReleaseRecord;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aylal-visits-'));
  const routes = [
    { pattern: '/trial/:id', chunk: 'screen' },
    { pattern: '/trial/new', chunk: 'screen', modes: ['emongolia' as const] },
  ];
  record = readBuiltFolder(buildTrialRelease(folder, { modes: ['web', 'emongolia'], routes })).record;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scenario = { name: 'ready', at: '/trial/7?day=1', signedIn: false, reads: [0], others: [] } satisfies Scenario;
const visitsOf = (scenarios: Scenario[]) =>
  scenarioVisits(record, { instant: '', answers: [], scenarios }).map(
    ({ shell, path, played: { scenario: one, language, state } }) =>
      `${one.name} ${language} ${state} ${shell} ${path}`,
  );

describe('The visits of scenarios', () => {
  it('are two languages for each, and waiting and failed once for what is shown', () => {
    expect(visitsOf([scenario, { ...scenario, name: 'empty' }])).toEqual([
      'ready mn ready web /mn/trial/7?day=1',
      'ready en ready web /en/trial/7?day=1',
      'ready en waiting web /en/trial/7?day=1',
      'ready mn failed web /mn/trial/7?day=1',
      'empty mn ready web /mn/trial/7?day=1',
      'empty en ready web /en/trial/7?day=1',
    ]);
  });

  it('have no further state where nothing is read', () => {
    expect(visitsOf([{ ...scenario, reads: [] }])).toHaveLength(2);
  });

  it('are made in the mini-app where the web has no such page; an address without parameters goes first', () => {
    const here = { ...scenario, at: '/trial/new', reads: [] };
    expect(subjectOf(record.descriptor, here)?.name).toBe('route /trial/new');
    expect(visitsOf([here])).toEqual([
      'ready mn ready emongolia /mn/trial/new',
      'ready en ready emongolia /en/trial/new',
    ]);
  });
});

describe('What is the office’s alone', () => {
  it('is looked at in a shell of the office, and nowhere else', () => {
    const given = { version: '1.1.0+bb', modes: ['office'] };
    const ofOffice = readBuiltFolder(buildTrialRelease(folder, given)).record;
    const here = { ...scenario, at: '/mf-trial', reads: [] };
    const visits = scenarioVisits(ofOffice, { instant: '', answers: [], scenarios: [here] });
    expect(visits.map(({ shell }) => shell)).toEqual(['office', 'office']);
    const rounds = roundsWithoutData(ofOffice).flat();
    expect(
      rounds.flatMap(({ visits: all }) => all.map(({ shell, path, files }) => [shell, path, files.length > 0])),
    ).toEqual([['office', '/en/mf-trial', true]]);
    expect(roundsWithoutData(record)).toHaveLength(2);
  });
});
