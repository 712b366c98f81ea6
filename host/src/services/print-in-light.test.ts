import { printInLight } from './print-in-light.ts';

function open(theme: string) {
  const listeners = new Map<string, () => void>();
  const dataset: DOMStringMap = { theme };
  printInLight({
    document: { documentElement: { dataset } },
    addEventListener: (type, listener) => void listeners.set(type, listener),
  });
  return { dataset, fire: (type: string) => listeners.get(type)?.() };
}

describe('A page that is printed', () => {
  it.each(['dark', 'light'])('is light on paper and %s again afterwards', (theme) => {
    const { dataset, fire } = open(theme);
    fire('beforeprint');
    expect(dataset['theme']).toBe('light');
    fire('afterprint');
    expect(dataset['theme']).toBe(theme);
  });

  it('comes back to its own colours also when printing was told twice', () => {
    const { dataset, fire } = open('dark');
    fire('beforeprint');
    fire('beforeprint');
    fire('afterprint');
    expect(dataset['theme']).toBe('dark');
  });
});
