import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPersistedSet, writePersistedSet } from './persisted-set.ts';

const folder = mkdtempSync(join(tmpdir(), 'aylal-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const set = { ring: 'cg==', channel: 'Yw==', releases: { AAAA: { release: 'cg==', signature: 'cw==' } } };

describe('The kept set', () => {
  it('is read as it was written, and nothing else is left in its folder', async () => {
    const file = join(folder, 'new', 'kept.json');
    await writePersistedSet(file, set);
    expect(await readPersistedSet(file)).toEqual(set);
    expect(readdirSync(join(folder, 'new'))).toEqual(['kept.json']);
  });

  it.each([
    ['not JSON', '{"ring":'],
    ['of another shape', '{"ring":1}'],
    ['with a member more', JSON.stringify({ ...set, more: 1 })],
  ])('is none when it is %s', async (_name, text) => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, text);
    expect(await readPersistedSet(file)).toBeNull();
  });

  it('is none when there is no file, and an error when it cannot be read', async () => {
    expect(await readPersistedSet(join(folder, 'none.json'))).toBeNull();
    await expect(readPersistedSet(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  });
});
