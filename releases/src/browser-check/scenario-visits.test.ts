import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Scenario } from '../documents/scenario-document.ts';
import { readBuiltFolder } from '../registry/release-bundle.ts';
import { buildTrialRelease } from '../testing/trial-release.ts';
import { roundsWithoutData, scenarioRounds } from './rounds.ts';
import { hostsOf, subjectOf } from './scenario-subject.ts';
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

/** Each visited page of the shells of a host, and whether files of the remote must have been loaded. */
const pagesIn = (of: ReleaseRecord, host: 'shop' | 'office') =>
  roundsWithoutData(of, host)
    .flat()
    .flatMap(({ visits }) => visits.map(({ shell, path, files }) => [shell, path, files.length > 0]));

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
    expect(hostsOf(ofOffice.descriptor)).toEqual(['office']);
    expect(pagesIn(ofOffice, 'office')).toEqual([['office', '/en/mf-trial', true]]);
    expect(hostsOf(record.descriptor)).toEqual(['shop']);
  });
});

describe('What the shop and the office have', () => {
  const ofBoth = (routes: NonNullable<Parameters<typeof buildTrialRelease>[1]>['routes']) =>
    readBuiltFolder(buildTrialRelease(folder, { version: '1.2.0+cc', modes: ['web', 'office'], routes: routes ?? [] }))
      .record;

  it('is looked at in both, each picture named by its shell; waiting and failed in the shop alone', () => {
    const both = ofBoth([{ pattern: '/mf-trial', chunk: 'screen' }]);
    const here = { ...scenario, at: '/mf-trial' };
    const visits = scenarioVisits(both, { instant: '', answers: [], scenarios: [here] });
    expect(visits.map(({ shell, played: { language, state }, picture }) => [shell, language, state, picture])).toEqual([
      ['web', 'mn', 'ready', 'ready (web)'],
      ['web', 'en', 'ready', undefined],
      ['web', 'en', 'waiting', undefined],
      ['web', 'mn', 'failed', undefined],
      ['office', 'mn', 'ready', 'ready (office)'],
      ['office', 'en', 'ready', undefined],
    ]);
    const document = { instant: '2026-11-21T00:00:00.000Z', answers: [], scenarios: [here] };
    const shellsIn = (host: 'shop' | 'office') =>
      new Set(
        scenarioRounds(both, document, host).flatMap((list) =>
          list.flatMap((round) => round.visits.map(({ shell }) => shell)),
        ),
      );
    expect([shellsIn('shop'), shellsIn('office')]).toEqual([new Set(['web']), new Set(['office'])]);
  });

  it('is looked at where each page is', () => {
    const both = ofBoth([
      { pattern: '/mf-trial', chunk: 'screen', modes: ['web'] },
      { pattern: '/mf-trial/staff', chunk: 'screen', modes: ['office'] },
    ]);
    expect(hostsOf(both.descriptor)).toEqual(['shop', 'office']);
    expect(pagesIn(both, 'office')).toEqual([
      ['office', '/en/mf-trial', false],
      ['office', '/en/mf-trial/staff', true],
    ]);
    expect(pagesIn(both, 'shop').slice(0, 2)).toEqual([
      ['web', '/en/mf-trial', true],
      ['web', '/en/mf-trial/staff', false],
    ]);
    expect(subjectOf(both.descriptor, { at: '/mf-trial/staff' })?.shells).toEqual(['office']);
  });
});
