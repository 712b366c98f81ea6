import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedPackages, publishedVersions } from '../published-packages.ts';

const languages = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'];

const files: Readonly<Record<string, string>> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'preserve',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      types: ['node'],
    },
    include: ['src', '*.ts'],
  }),
  'webpack.config.ts': `
import { remoteConfig } from '@aylal/build/webpack';
import { descriptor } from './src/descriptor.ts';
export default remoteConfig({ directory: import.meta.dirname, descriptor });`,
  'build.mjs': `
import { createRequire } from 'node:module';
import config from './webpack.config.ts';
const webpack = createRequire(import.meta.resolve('@aylal/build/webpack'))('webpack');
webpack(config).run((error, built) => {
  if (error || built.hasErrors()) throw error ?? new Error(built.toString({ all: false, errors: true }));
});`,
  'src/descriptor.ts': `
import { defineDescriptor } from '@aylal/shell/descriptor';
export const descriptor = defineDescriptor({
  id: 'mf-tours',
  contract: '^1.0.0',
  owner: { team: 'Tours', contact: 'tours@teams.aylal.example' },
  routes: [{ pattern: '/tours', chunk: 'list' }],
});`,
  'src/routes.ts': `
import * as v from 'valibot';
import { defineRoute } from '@aylal/routes';
export const toursRoutes = { list: defineRoute('/tours', v.looseObject({})) };`,
  'src/list-screen.tsx': `
import { searchTrips } from '@aylal/contracts/trips';
import { localDate, type LocalDate } from '@aylal/domain/calendar';
import { endpointQuery, useQuery, useServices, type Screen } from '@aylal/shell';
import { Heading, Text } from '@aylal/ui';
const day: LocalDate = localDate('2026-12-01');
function List() {
  const { api } = useServices();
  const { data } = useQuery(endpointQuery(api, searchTrips));
  const titles: readonly string[] = data?.result.map(({ title }) => title) ?? [];
  return (
    <>
      <Heading as="h1">{day}</Heading>
      {titles.map((title) => <Text key={title}>{title}</Text>)}
    </>
  );
}
export const screen: Screen = { Component: List, title: 'title' };`,
  'src/remote.ts': `
import { defineRemote } from '@aylal/shell';
export const remote = defineRemote({
  id: 'mf-tours',
  routes: { '/tours': () => import(/* webpackChunkName: "list" */ './list-screen.tsx') },
  dialogs: {},
  panels: {},
  slots: {},
  messages: {
${languages.map((one) => `    ${one}: () => import(/* webpackChunkName: "messages-${one}" */ './i18n/${one}.json'),`).join('\n')}
  },
});`,
  ...Object.fromEntries(languages.map((one) => [`src/i18n/${one}.json`, '{}'])),
};

/** A repository of one remote, in a folder that knows nothing of this workspace, which needs every package that is published. */
export function writeRemoteRepository(root: string, folder: string): void {
  const { catalog } = publishedVersions(root);
  const ours = publishedPackages(root).map(({ manifest }) => [manifest.name, `^${manifest.version}`] as const);
  const theirs = ['react', 'react-dom', 'valibot', 'typescript', '@types/node', '@types/react'].map(
    (name) => [name, catalog[name]] as const,
  );
  const manifest = {
    name: 'mf-tours',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...ours, ...theirs]),
  };
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest, null, 2) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** What a build of the repository says of itself. */
export function readRelease(folder: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')) as Record<string, unknown>;
}
