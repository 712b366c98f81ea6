import { writeRules, type CssRule } from './css-rule.ts';
import { placeOf, placesOf, pruneRules } from './prune-rules.ts';

const style = (selectors: string[], declarations: Record<string, string>): CssRule => ({
  kind: 'style',
  selectors,
  declarations: Object.entries(declarations).map(([name, value]) => ({ name, value })),
});

describe('placeOf', () => {
  it.each([
    ['.card:hover', '.card'],
    ['.card::before', '.card'],
    ['.skip:not(:focus)', '.skip'],
    ['.card > svg', '.card > svg'],
    ['.list > :focus-visible', '.list > *'],
    ['::selection', '*'],
    ['html[data-theme=dark] .card:focus-within', 'html[data-theme] .card'],
    ['.field:focus-within:hover input', '.field input'],
    ['li:first-child', 'li:first-child'],
  ])('of %s is %s', (selector, place) => {
    expect(placeOf(selector)).toBe(place);
  });
});

describe('pruneRules', () => {
  it('keeps what exists, in whatever state and at whatever width', () => {
    const rules: CssRule[] = [
      style(['.card', '.gone'], { color: 'red' }),
      style(['.card:hover'], { color: 'blue' }),
      { kind: 'group', head: '@media (min-width: 1024px)', rules: [style(['.card'], { color: 'green' })] },
      { kind: 'group', head: '@media print', rules: [style(['.gone'], { color: 'black' })] },
      { kind: 'other', text: '@font-face{font-family:A}' },
    ];
    expect(placesOf(rules)).toEqual(['.card', '.gone']);
    expect(writeRules(pruneRules(rules, new Set(['.card'])))).toBe(
      '.card{color:red}.card:hover{color:blue}@media (min-width: 1024px){.card{color:green}}@font-face{font-family:A}',
    );
  });

  it('drops variables that nobody reads, also those that only such ones read', () => {
    const rules = [
      style([':root'], {
        '--base': '4px',
        '--space-2\\.5': 'calc(var(--base) * 2.5)',
        '--dead': 'var(--deader)',
        '--deader': '1',
      }),
      style(['.card'], { padding: 'var(--space-2\\.5)' }),
    ];
    expect(writeRules(pruneRules(rules, new Set([':root', '.card'])))).toBe(
      ':root{--base:4px;--space-2\\.5:calc(var(--base) * 2.5)}.card{padding:var(--space-2\\.5)}',
    );
  });

  it('keeps the movements that are named', () => {
    const rules: CssRule[] = [
      style(['.bar'], { animation: 'slide 1s' }),
      { kind: 'keyframes', name: 'slide', text: '@keyframes slide{}' },
      { kind: 'keyframes', name: 'spin', text: '@keyframes spin{}' },
    ];
    expect(writeRules(pruneRules(rules, new Set(['.bar'])))).toBe('.bar{animation:slide 1s}@keyframes slide{}');
  });
});
