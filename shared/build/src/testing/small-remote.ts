import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const languages = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'];

const descriptor = `
import { defineDescriptor } from '@aylal/shell/descriptor';
export const descriptor = defineDescriptor({
  id: 'mf-small',
  contract: '^1.0.0',
  routes: [{ pattern: '/small', chunk: 'screen' }],
  events: { produces: [], consumes: ['cart/changed@1'] },
});`;

const remoteModule = `
import { descriptor } from './descriptor.ts';
export default {
  descriptor,
  screen: () => import(/* webpackChunkName: "screen" */ './screen.tsx'),
  messages: {
${languages.map((one) => `    ${one}: () => import(/* webpackChunkName: "messages-${one}" */ './${one}.json'),`).join('\n')}
  },
};`;

const screen = `
import { useState } from 'react';
export function Screen() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}`;

const config = `
import { remoteConfig } from '@aylal/build/webpack';
import { descriptor } from './src/descriptor.ts';
export default remoteConfig({ directory: import.meta.dirname, descriptor });`;

/** The sources of a remote with one route, in a workspace of its own below `folder`; gives the folder of its package. `sources` stand in for files of its own, or beside them. */
export function writeSmallRemote(folder: string, sources: Readonly<Record<string, string>> = {}): string {
  const directory = join(folder, 'mf-small');
  const files = {
    '../pnpm-lock.yaml': 'lockfileVersion: 9\n',
    '../pnpm-workspace.yaml': 'packages: [mf-small]\n',
    'package.json': JSON.stringify({ name: 'mf-small', version: '1.0.0', type: 'module' }),
    'webpack.config.ts': config,
    'src/descriptor.ts': descriptor,
    'src/remote.ts': remoteModule,
    'src/screen.tsx': screen,
    ...Object.fromEntries(languages.map((one) => [`src/${one}.json`, JSON.stringify({ hello: one })])),
    ...sources,
  };
  mkdirSync(join(directory, 'src'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(directory, path), text);
  symlinkSync(join(root, 'mf-account', 'node_modules'), join(directory, 'node_modules'));
  return directory;
}
