import { importersOf, reachedFrom } from './import-graph.ts';

const importers = importersOf({
  texts: new Map([
    ['ui/src/index.ts', "export { Button } from './button.tsx';"],
    ['ui/src/button.tsx', "import styles from './button.css';"],
    ['ui/src/button.css', ''],
    ['host/src/page.tsx', "import { Button } from '@aylal/ui';"],
    ['host/src/page.test.tsx', "const page = await import('./page.tsx');"],
    ['host/src/worker.ts', "new URL('../data/stops.json', import.meta.url)"],
    ['host/data/stops.json', '{}'],
  ]),
  entryPoints: new Map([['@aylal/ui', 'ui/src/index.ts']]),
});

describe('The import graph', () => {
  it('leads from a file through entry points of packages to all that import it', () => {
    expect([...reachedFrom(['ui/src/button.css'], importers)]).toEqual([
      'ui/src/button.css',
      'ui/src/button.tsx',
      'ui/src/index.ts',
      'host/src/page.tsx',
      'host/src/page.test.tsx',
    ]);
  });

  it('has files that are read by their address', () => {
    expect(importers.get('host/data/stops.json')).toEqual(new Set(['host/src/worker.ts']));
  });

  it('ends at files that it shall not go through, unless they have changed themselves', () => {
    const stopsAt = (file: string) => file === 'ui/src/index.ts';
    expect([...reachedFrom(['ui/src/button.tsx'], importers, stopsAt)]).toEqual([
      'ui/src/button.tsx',
      'ui/src/index.ts',
    ]);
    expect(reachedFrom(['ui/src/index.ts'], importers, stopsAt)).toContain('host/src/page.test.tsx');
  });
});
