import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { describeTrialEvents, type TrialRelease } from '../testing/trial-release.ts';
import { readBuiltFolder } from '../registry/release-bundle.ts';
import { globalSelectors } from './css-gate.ts';
import type { Gate } from './gate.ts';
import { publishingFindings } from './run-gates.ts';

const counted = { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'] };
const sent = { type: 'object', properties: { signedIn: { type: 'boolean' } }, required: ['signedIn'] };
const named = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  const offers = {
    version: '1',
    contract: '1.2.0',
    shared: { react: '19.3.1', 'react-dom': '19.3.1' },
    routes: ['/', '/helper/:group/:article'],
    events: ['cart/changed@1', 'cart/changed@2', 'session/changed@1'],
    schemas: describeTrialEvents({ produces: ['session/changed@1'], consumes: [] }, { 'session/changed@1': sent }),
  };
  for (const [name, contract] of [
    ['web', '1.2.0'],
    ['emongolia', '1.1.0'],
  ] as const) {
    const shell = { ...offers, name, contract };
    await trial.registry.act(
      await trial.registry.sign({ act: 'shell', shell, reason: 'a test', at: trial.now().toISOString() }),
    );
  }
  await trial.live({
    remote: 'mf-other',
    owner: { team: 'Others', contact: 'others@teams.aylal.example' },
    routes: [{ pattern: '/trips/:id', chunk: 'screen' }],
    dialogs: [{ view: 'RULES_VIEW', chunk: 'screen' }],
    events: { produces: ['cart/changed@2'], consumes: ['cart/changed@1'] },
    schemas: { 'cart/changed@1': counted, 'cart/changed@2': counted },
  });
});
afterEach(() => trial.close());

const inBoth = ['web', 'emongolia'];
const cases: readonly (readonly [name: string, code: string, release: TrialRelease])[] = [
  ['a chunk that was not built', 'module-chunk', { routes: [{ pattern: '/x', chunk: 'missing' }] }],
  ['a remote module of another name', 'module-name', { record: { container: 'mf_other_one' } }],
  ['no exposed module', 'module-missing', { record: { exposes: {} } }],
  ['an entry without a hash', 'module-file', { record: { entry: 'gone.js' } }],
  ['a route of another remote', 'clash-route', { routes: [{ pattern: '/trips/:trip', chunk: 'screen' }] }],
  ['a dialog of another remote', 'clash-dialog', { dialogs: [{ view: 'RULES_VIEW', chunk: 'screen' }] }],
  ['a route of the shell', 'clash-shell-route', { routes: [{ pattern: '/helper/:a/:b', chunk: 'screen' }] }],
  ['a contract that the mini-app does not offer yet', 'contract-range', { contract: '^1.2.0', modes: inBoth }],
  ['a contract of another major version', 'contract-range', { contract: '^2.0.0' }],
  [
    'two versions of React',
    'react-pair',
    { shared: { react: { built: '19.3.1', range: '19.3.1' }, 'react-dom': { built: '19.3.0', range: '19.3.0' } } },
  ],
  [
    'a shared package that no shell provides',
    'shared-range',
    { shared: { lodash: { built: '4.0.0', range: '^4.0.0' } } },
  ],
  [
    'a newer shared package than the shells have',
    'shared-range',
    { shared: { react: { built: '19.4.0', range: '^19.4.0' }, 'react-dom': { built: '19.4.0', range: '^19.4.0' } } },
  ],
  ['an event that nobody knows', 'event-unknown', { events: { produces: ['cart/emptied@1'], consumes: [] } }],
  [
    'an event in a version that a live remote does not hear',
    'event-major',
    { events: { produces: ['cart/changed@2'], consumes: [] } },
  ],
  [
    'an event without what a live remote reads of it',
    'event-schema',
    { events: { produces: ['cart/changed@1'], consumes: [] }, schemas: { 'cart/changed@1': named } },
  ],
  [
    'reading of an event what the live remote that sends it leaves out',
    'event-schema',
    { events: { produces: [], consumes: ['cart/changed@2'] }, schemas: { 'cart/changed@2': named } },
  ],
  [
    'sending what the live shell does not let through',
    'event-schema',
    { events: { produces: ['session/changed@1'], consumes: [] }, schemas: { 'session/changed@1': named } },
  ],
  [
    'reading of an event what the live shell does not send',
    'event-schema',
    { events: { produces: [], consumes: ['session/changed@1'] }, schemas: { 'session/changed@1': named } },
  ],
  [
    'an event without its schema',
    'record-event',
    { events: { produces: [], consumes: ['session/changed@1'] }, record: { events: {} } },
  ],
  ['a release that does not name its lockfile', 'record-lockfile', { record: { lockfile: undefined } }],
  ['a chunk beyond the budget that the remote declares', 'size-budget', { budgets: { screen: 5 } }],
  ['a style sheet that reaches the whole page', 'css-global', { files: { 'style.css': 'body{margin:0}' } }],
  // Every character differs from its neighbours, so that it does not compress.
  [
    'an entry that is too heavy',
    'size-entry',
    { entry: Array.from({ length: 9000 }, (_, n) => (Math.imul(n, 2_654_435_761) >>> 0).toString(36)).join('') },
  ],
];

it('A refusal that names another team says how to reach it', async () => {
  const findings = await trial.registry.check(
    await trial.bundle({ routes: [{ pattern: '/trips/:trip', chunk: 'screen' }] }),
    false,
  );
  const owner = 'mf-other (Others, others@teams.aylal.example)';
  expect(findings).toMatchObject([
    {
      code: 'clash-route',
      message: `route /trips/:trip belongs to the live ${owner}`,
      change: `choose another name, or agree with ${owner} and promote both in one set`,
    },
  ]);
});

describe('The gates at publishing', () => {
  it.each(cases)('refuse %s (%s), say what to change, and change nothing', async (_name, code, release) => {
    const before = await trial.registry.status('stable');
    const bundle = await trial.bundle(release);
    await expect(trial.registry.publish(bundle)).rejects.toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ code, change: expect.stringMatching(/\w/) })]),
    });
    expect((await trial.registry.check(bundle, true)).map((finding) => finding.code)).toContain(code);
    expect(await trial.registry.status('stable')).toEqual(before);
    await expect(trial.registry.readRelease('mf-trial', '1.0.0+aa')).rejects.toMatchObject({ code: 'not-published' });
  });

  it('let a sound release pass', async () => {
    expect(await trial.registry.check(await trial.bundle(), true)).toEqual([]);
  });

  it('say by how many bytes a release is too heavy, and which file it is', async () => {
    const [finding] = await trial.registry.check(
      await trial.bundle({ budgets: { '*': 30 }, files: { 'b.js': 'b'.repeat(99) } }),
      true,
    );
    expect(finding?.message).toMatch(
      /^all scripts weighs (\d+) bytes in brotli, \d+ more than the 30 allowed; most of it is \w+\.js/,
    );
  });

  it('let an event pass whose schema has grown without harm', async () => {
    const more = { ...counted, properties: { ...counted.properties, total: { type: 'integer' } } };
    const events = { produces: ['cart/changed@1'], consumes: [] };
    expect(
      await trial.registry.check(await trial.bundle({ events, schemas: { 'cart/changed@1': more } }), true),
    ).toEqual([]);
  });

  it('ask every live shell that would load it, the mini-app too, for the contract', async () => {
    const messages = async (modes: readonly string[]) => {
      const findings = await trial.registry.check(await trial.bundle({ contract: '^1.2.0', modes }), true);
      return findings.map(({ message }) => message);
    };
    expect(await messages(inBoth)).toEqual([expect.stringContaining('shell emongolia 1 offers 1.1.0')]);
    expect(await messages(['web'])).toEqual([]);
  });

  it('run further gates only for a release that has passed the others', async () => {
    const asked: string[] = [];
    const gate: Gate = ({ record }) => {
      asked.push(record.version);
      return [{ code: 'further', message: 'no', change: 'nothing' }];
    };
    const context = { live: [], shells: [], present: null };
    const candidate = async (release: TrialRelease) => {
      const { record, files } = readBuiltFolder(trial.build(release));
      return publishingFindings({ record, files }, context, [gate]);
    };
    expect((await candidate({ contract: '^1.0.0' })).map(({ code }) => code)).toEqual(['further']);
    expect((await candidate({ version: '2.0.0', record: { exposes: {} } })).map(({ code }) => code)).toEqual([
      'module-missing',
    ]);
    expect(asked).toEqual(['1.0.0+aa']);
  });

  it('refuse everything while what is known of a live shell cannot be read', async () => {
    const file = join(trial.folder, 'releases', 'shells', 'emongolia.json');
    writeFileSync(file, JSON.stringify({ name: 'emongolia' }));
    await expect(trial.registry.publish(await trial.bundle())).rejects.toMatchObject({ code: 'bad-shell' });
  });

  it('look again at promotion: neighbours may have come in between', async () => {
    const routes = [{ pattern: '/new', chunk: 'screen' }];
    await trial.registry.publish(await trial.bundle({ routes }));
    await trial.live({ remote: 'mf-third', routes });
    await expect(trial.promote({ 'mf-trial': '1.0.0+aa' })).rejects.toMatchObject({ code: 'clash-route' });
  });

  it('let a route move from one remote to another when both go in one set', async () => {
    const routes = [{ pattern: '/trips/:id', chunk: 'screen' }];
    const together = ['mf-other', 'mf-trial'];
    await trial.registry.publish(await trial.bundle({ remote: 'mf-other', version: '1.1.0+bb', routes: [] }));
    await trial.registry.publish({ ...(await trial.bundle({ routes })), together });
    await expect(trial.promote({ 'mf-trial': '1.0.0+aa' })).rejects.toMatchObject({ code: 'clash-route' });
    const set = { 'mf-trial': '1.0.0+aa', 'mf-other': '1.1.0+bb' };
    await expect(trial.promote(set)).resolves.toMatchObject({ changed: true });
  });
});

describe('Selectors of a style sheet', () => {
  it.each([
    ['.a{}.b,#c [d]{}', []],
    ['a{}', ['a']],
    ['.a{} *{}', ['*']],
    ['@layer x{.a{}}', []],
    ['@media print{html,.a{}}', ['html']],
    ['@keyframes f{from{top:0}to{top:1px}}', []],
    ['@font-face{font-family:x}', []],
    ['/* a{} */.b{}', []],
    [':root{--x:1}', [':root']],
  ])('%s', (css, found) => {
    expect(globalSelectors(css)).toEqual(found);
  });
});
