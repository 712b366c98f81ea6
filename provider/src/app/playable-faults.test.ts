import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { playableFaults } from './playable-faults.ts';

const sources = resolve(import.meta.dirname, '..');
const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(sources, path), 'utf8'));

it('the page of faults offers every fault that a simulated partner can play', () => {
  const played = texts.flatMap((text) =>
    [...text.matchAll(/(?:faults\.take\(|injectFault\(deps, )'([a-z-]+)'/g)].map(([, name]) => name),
  );
  expect(played).toContain('esim-order');
  expect(played.filter((name = '') => !playableFaults.includes(name))).toEqual([]);
  expect(playableFaults).toEqual([...new Set(playableFaults)]);
});
