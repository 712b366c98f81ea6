import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const top = readdirSync(root).filter((name) => /^(host|mf-.+|shared)$/.test(name));

const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
const folders = [...foldersIn(root).filter((name) => name !== 'shared'), ...shared];

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|\..*)$/.test(entry.name))
    .map(({ name }) => name);
}

function filesBelow(folder: string): string[] {
  const files = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
  return [
    ...files.map(({ name }) => join(folder, name)),
    ...foldersIn(join(root, folder)).flatMap((name) => filesBelow(join(folder, name))),
  ];
}

const sources = [...top, ...shared]
  .filter((folder) => existsSync(join(root, folder, 'src')))
  .flatMap((folder) => filesBelow(join(folder, 'src')))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

const importOf = (name: string) => new RegExp(`(from |import\\(.*)'${name}[/']`);

describe('What the design card names', () => {
  it.each([
    ['[CARD-02]', 'react'],
    ['[CARD-03]', 'react-dom'],
    ['[CARD-04]', 'webpack'],
    ['[CARD-05]', '@module-federation/enhanced'],
    ['[CARD-06]', 'react-router'],
    ['[CARD-07]', 'i18next'],
    ['[CARD-08]', 'zustand'],
    ['[CARD-09]', '@tanstack/react-query'],
    ['[CARD-10]', 'valibot'],
    ['[CARD-11]', 'react-hook-form'],
    ['[CARD-12]', '@chakra-ui/react'],
    ['[CARD-13]', 'qrcode.react'],
    ['[CARD-14]', 'google-map-react'],
    ['[CARD-15]', 'dayjs'],
    ['[CARD-17]', '@testing-library/react'],
  ])('%s the sources use %s', (_row, name) => {
    expect(sources.filter((source) => importOf(name).test(source))).not.toEqual([]);
  });

  it('[CARD-16] jest runs the tests of every folder that has tests', () => {
    const tested = folders.filter((folder) => filesBelow(folder).some((path) => /\.test\.tsx?$/.test(path)));
    expect(tested).toContain('host');
    expect(tested.filter((folder) => !existsSync(join(root, folder, 'jest.config.mjs')))).toEqual([]);
  });

  it('[CARD-19] host, seven remotes and shared stand at the top, and the two remotes of the office', () => {
    expect(top).toEqual([
      'host',
      'mf-account',
      'mf-bus-train',
      'mf-checkout',
      'mf-console',
      'mf-esim-insurance',
      'mf-flights',
      'mf-hotels',
      'mf-lottery-mobility',
      'mf-office',
      'shared',
    ]);
  });
});
