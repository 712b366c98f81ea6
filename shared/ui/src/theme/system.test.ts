import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recipes } from './recipes.ts';
import { uiSystem } from './system.ts';

const source = join(__dirname, '..');
const chakra = join(dirname(require.resolve('@chakra-ui/react/package.json')), 'dist/esm/components');

/** The Chakra components our sources take, by sub-path. */
function usedComponents(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(source, file), 'utf8'));
  const paths = texts.flatMap((text) =>
    [...text.matchAll(/from '@chakra-ui\/react\/([\w-]+)'/g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(paths)].filter((path) => !['styled-system', 'preset-base', 'theme'].includes(path));
}

function recipeKeys(component: string): string[] {
  const folder = join(chakra, component);
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/\bkey: "([\w]+)"/g)].map((match) => match[1] ?? ''));
}

describe('the system', () => {
  it('has a recipe for every Chakra component it hands on', () => {
    const used = usedComponents();
    expect(used).toContain('box');
    const missing = used.flatMap((component) => recipeKeys(component).filter((key) => !(key in recipes)));
    expect(missing).toEqual([]);
  });

  it('never takes the barrel or the whole theme', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    );
    const guilty = files.filter((file) =>
      /from '@chakra-ui\/react(\/theme)?'/.test(readFileSync(join(source, file), 'utf8')),
    );
    expect(guilty).toEqual([]);
  });

  it('switches to night by data-theme', () => {
    const css = JSON.stringify(uiSystem().getTokenCss());
    expect(css).toMatch(/\[data-theme=dark\][^{]*":\{[^}]*--aylal-colors-bg-canvas/);
  });

  it('knows every token the global styles name', () => {
    const tokens = [
      'colors.bg.canvas',
      'colors.fg',
      'colors.focusRing',
      'colors.accent.emphasized',
      'fonts.ja',
      'fonts.ko',
    ];
    expect(tokens.filter((name) => uiSystem().tokens.getByName(name) === undefined)).toEqual([]);
  });
});
