import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { docPathFaults } from './doc-paths.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aylal-docs-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('ferry/src/search/find-ferry.ts', '');
  write('docs/decisions/0001-a-ferry.md', 'Then it was `search/gone-too.ts`.');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('Docs and READMEs', () => {
  it('may name files by the end of their path, folders of their package, addresses and shown code', () => {
    write(
      'ferry/README.md',
      [
        '`search/find-ferry.ts` in `src/search/`, page `/ferries/:id`, [why](../docs/decisions/0001-a-ferry.md#context),',
        '[elsewhere](https://aylal.example/gone.md)',
        '```ts',
        'import { gone } from `search/gone.ts`; // [a](gone.md)',
        '```',
      ].join('\n'),
    );
    expect(docPathFaults(root)).toEqual([]);
  });

  it.each([
    ['a file', 'See `search/gone.ts`.', 'search/gone.ts'],
    ['a file whose name only ends alike', 'See `search/ferry.ts`.', 'search/ferry.ts'],
    ['a folder', 'See `src/places/`.', 'src/places/'],
    ['a link', 'See [this](docs/decisions/0001-a-ferry.md).', 'docs/decisions/0001-a-ferry.md'],
  ])('are refused where they name %s that is not there', (_what, text, path) => {
    write('ferry/README.md', text);
    expect(docPathFaults(root)).toEqual([`ferry/README.md names ${path}, which is not there`]);
  });
});
