import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { earlierShared, readEarlierMajors, type EarlierMajor } from './earlier-majors.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aylal-majors-'));
  for (const library of ['react', 'react-dom', '@emotion/react', '@emotion/cache']) add(`one/${library}`, {});
  addFacade('ui', '5.1.0');
  addFacade('ui-4', '4.2.0');
});
afterEach(() => rmSync(folder, { recursive: true }));

function add(path: string, manifest: object, files: Readonly<Record<string, string>> = {}) {
  for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
    mkdirSync(dirname(join(folder, path, name)), { recursive: true });
    writeFileSync(join(folder, path, name), text);
  }
}

/** A package as the workspace has it: its sources in a folder, with their libraries beside them, and a link in the host. */
function addFacade(name: string, version: string, libraries = 'one') {
  add(
    `shared/${name}`,
    { version, exports: { '.': './index.ts', './journey': './journey.ts' } },
    { 'index.ts': "export { Button } from './button.tsx';", 'journey.ts': "export { Combobox } from './box.tsx';" },
  );
  symlinkSync(join(folder, libraries), join(folder, 'shared', name, 'node_modules'));
  mkdirSync(join(folder, 'host/node_modules/@aylal'), { recursive: true });
  symlinkSync(join(folder, 'shared', name), join(folder, 'host/node_modules/@aylal', name));
}

const read = (major: EarlierMajor) => readEarlierMajors(join(folder, 'host'), [major]);

describe('Earlier majors of a host', () => {
  it('are read from their packages, and shared under the keys of the present one', () => {
    const majors = read({ facade: '@aylal/ui', from: '@aylal/ui-4' });
    expect(majors).toMatchObject([
      { version: '4.2.0', exports: { '@aylal/ui': ['Button'], '@aylal/ui/journey': ['Combobox'] } },
    ]);
    expect(earlierShared(majors)).toMatchObject({
      '@aylal/ui-4': { shareKey: '@aylal/ui', version: '4.2.0', requiredVersion: '^4.2.0' },
      '@aylal/ui-4/journey': { shareKey: '@aylal/ui/journey', version: '4.2.0', requiredVersion: '^4.2.0' },
    });
  });

  it('are none of a facade that holds what a page has once', () => {
    const shell = { facade: '@aylal/shell', from: '@aylal/shell-0' } as unknown as EarlierMajor;
    expect(() => read(shell)).toThrow('an earlier major of it is an adapter over the present one, inside @aylal/shell');
  });

  it('are earlier ones', () => {
    addFacade('ui-5', '5.0.0');
    expect(() => read({ facade: '@aylal/ui', from: '@aylal/ui-5' })).toThrow('5.0.0 is no earlier major than');
  });

  it('bring no second copy of what both majors meet in', () => {
    for (const library of ['react', 'react-dom', '@emotion/react', '@emotion/cache']) add(`other/${library}`, {});
    addFacade('ui-3', '3.0.0', 'other');
    expect(() => read({ facade: '@aylal/ui', from: '@aylal/ui-3' })).toThrow('have react in two copies');
  });
});
