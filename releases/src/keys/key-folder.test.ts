import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyFolder } from './key-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'aylal-keys-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('A folder of keys', () => {
  it('makes a key when it is first asked for, which nobody else can read', () => {
    const folder = join(home, 'made', 'keys');
    const made = createKeyFolder(folder).key('registry');
    expect(modeOf(folder)).toBe(0o700);
    expect(modeOf(join(folder, 'registry.key'))).toBe(0o600);
    expect(createKeyFolder(folder).key('registry').id).toBe(made.id);
    expect(createKeyFolder(folder).key('publisher').id).not.toBe(made.id);
  });

  it('answers the same key again without reading it again', () => {
    const folder = join(home, 'read-once');
    const keys = createKeyFolder(folder);
    const made = keys.key('registry');
    rmSync(join(folder, 'registry.key'));
    expect(keys.key('registry')).toBe(made);
  });

  it('refuses a file that holds no Ed25519 key, and a folder that cannot be written', () => {
    mkdirSync(join(home, 'wrong', 'b.key'), { recursive: true });
    writeFileSync(join(home, 'wrong', 'a.key'), 'no key');
    expect(() => createKeyFolder(join(home, 'wrong')).key('a')).toThrow();
    expect(() => createKeyFolder(join(home, 'wrong', 'a.key')).key('c')).toThrow(/ENOTDIR|EEXIST/);
  });
});
