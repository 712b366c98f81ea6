import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { RemoteOwner } from '@aylal/shell/descriptor';
import type { PayloadShape } from '../documents/payload-shape.ts';

export interface TrialRelease {
  readonly remote?: string;
  readonly version?: string;
  readonly entry?: string;
  /** What the record says the entry holds, when it lies. */
  readonly described?: string;
  readonly contract?: string;
  readonly owner?: RemoteOwner;
  readonly modes?: readonly string[];
  readonly routes?: readonly { pattern: string; chunk: string; modes?: readonly string[] }[];
  readonly dialogs?: readonly { view: string; chunk: string }[];
  /** Ids of the panels that it contributes. */
  readonly panels?: readonly string[];
  readonly events?: { produces: readonly string[]; consumes: readonly string[] };
  /** Schemas by event; those of `events` are an object without members when left out. */
  readonly schemas?: Readonly<Record<string, PayloadShape>>;
  /** Addresses of its menu entries, and of the links of its fallback. */
  readonly menu?: readonly string[];
  readonly links?: readonly string[];
  /** What it uses of others; a release of an older build, which does not say it, when left out. */
  readonly uses?: Partial<ReleaseRecord['uses']>;
  readonly opens?: readonly string[];
  readonly budgets?: Readonly<Record<string, number>>;
  readonly shared?: Readonly<Record<string, { built: string; range: string }>>;
  /** Further files by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Members of the record that are not as they should be. */
  readonly record?: Readonly<Record<string, unknown>>;
}

const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');
const languages = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'];
const label = Object.fromEntries(languages.map((one) => [one, 'x']));
const react = { built: '19.3.1', range: '19.3.1' };

/** A built remote as a build leaves it: `release.json` and its files, in order by default. */
export function buildTrialRelease(folder: string, given: TrialRelease = {}): string {
  const { remote = 'mf-trial', version = '1.0.0+aa', entry = 'run()', described = entry, contract = '^1.0.0' } = given;
  const { routes = [{ pattern: `/${remote}`, chunk: 'screen' }], dialogs = [], files = {} } = given;
  const { events = { produces: [], consumes: [] } } = given;
  const container = remote.replaceAll('-', '_');
  const all: Record<string, string> = {
    'entry.js': entry,
    'remote.js': 'door()',
    'screen.js': 'screen()',
    'messages.js': '1',
    ...files,
  };
  const facts = (path: string, text: string) => ({
    sha384: sha384(path === 'entry.js' ? described : text),
    bytes: text.length,
  });
  const record = {
    remote,
    version,
    git: 'abc',
    lockfile: sha384('lockfile'),
    builtAt: '2026-11-01T00:00:00.000Z',
    container,
    uniqueName: `${container}_${version.replace(/\W/g, '_')}`,
    shell: { contractRange: contract },
    entry: 'entry.js',
    mfManifest: 'mf-manifest.json',
    exposes: { './remote': ['remote.js'] },
    chunks: {
      screen: ['screen.js'],
      ...Object.fromEntries(languages.map((one) => [`messages-${one}`, ['messages.js']])),
    },
    shared: given.shared ?? { react, 'react-dom': react },
    descriptor: {
      id: remote,
      contract,
      ...(given.owner ? { owner: given.owner } : {}),
      ...(given.modes ? { modes: given.modes } : {}),
      routes: routes.map((route) => ({ reads: [], noindex: false, bare: false, ...route })),
      navigation: (given.menu ?? []).map((path) => ({ id: `${remote}${path}`, label, path, icon: 'x' })),
      dialogs: dialogs.map((dialog) => ({ size: 'default', ...dialog })),
      panels: (given.panels ?? []).map((id) => ({ id, label, chunk: 'screen' })),
      slots: [],
      ...(given.links
        ? { fallback: { title: label, text: label, links: given.links.map((to) => ({ label, to })) } }
        : {}),
      events: events,
    },
    ...(given.uses ? { uses: { exports: {}, routes: [], dialogs: [], slots: [], operations: [], ...given.uses } } : {}),
    ...(given.opens ? { opens: given.opens } : {}),
    events: describeTrialEvents(events, given.schemas),
    ...(given.budgets ? { budgets: given.budgets } : {}),
    files: Object.fromEntries(Object.entries(all).map(([path, text]) => [path, facts(path, text)])),
    ...given.record,
  };
  const built = join(folder, `${remote}-${version}-${Object.keys(given).join('-')}`.replace(/[^\w-]/g, '_'));
  mkdirSync(built, { recursive: true });
  for (const [path, text] of Object.entries(all)) writeFileSync(join(built, path), text);
  writeFileSync(join(built, 'release.json'), JSON.stringify(record));
  return built;
}

/** Event facts as a build writes them. */
export function describeTrialEvents(
  { produces, consumes }: { produces: readonly string[]; consumes: readonly string[] },
  schemas: Readonly<Record<string, PayloadShape>> = {},
) {
  const factsOf = (schema: PayloadShape) => ({ hash: sha384(JSON.stringify(schema)), schema });
  return Object.fromEntries(
    [...produces, ...consumes].map((event) => [event, factsOf(schemas[event] ?? { type: 'object' })]),
  );
}
