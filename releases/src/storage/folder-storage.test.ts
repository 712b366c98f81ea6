import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStorage } from './folder-storage.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aylal-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = (text: string) => new Map([['a.js', Buffer.from(text)]]);
const text = async (key: string) => (await createFolderStorage(folder).read(key))?.toString();

describe('A folder as storage', () => {
  it.each(['../secret', 'a/../../secret', '/etc/passwd', '.'])(
    '[MFE-2] touches nothing outside itself: %s',
    async (key) => {
      const storage = createFolderStorage(folder);
      const act = async (work: () => Promise<unknown>) => work();
      await expect(act(() => storage.read(key))).rejects.toThrow('leave the folder');
      await expect(act(() => storage.list(key))).rejects.toThrow('leave the folder');
      await expect(act(() => storage.place(key, files('x')))).rejects.toThrow('leave the folder');
      await expect(act(() => storage.swap(key, Buffer.from('x'), null))).rejects.toThrow('leave the folder');
      await expect(act(() => storage.remove('a', ['../../b']))).rejects.toThrow('leave the folder');
    },
  );

  it('[MFE-1] places once: the second is told so and changes nothing, also at the same moment', async () => {
    const [one, other] = [createFolderStorage(folder), createFolderStorage(folder)];
    expect(await one.place('x/1', files('first'))).toBe(true);
    expect(await other.place('x/1', files('second'))).toBe(false);
    expect(await text('x/1/a.js')).toBe('first');
    const placed = await Promise.all([one.place('x/2', files('one')), other.place('x/2', files('other'))]);
    expect(placed.toSorted()).toEqual([false, true]);
    expect(await text('x/2/a.js')).toBe(placed[0] ? 'one' : 'other');
    expect(readdirSync(join(folder, '.arriving'))).toEqual([]);
  });

  it('swaps only what the writer has seen, one after the other', async () => {
    const storage = createFolderStorage(folder);
    const write = (bytes: string, before: string | null) =>
      storage.swap('c/d.json', Buffer.from(bytes), before === null ? null : Buffer.from(before));
    expect(await write('1', 'something')).toBe(false);
    expect(await write('1', null)).toBe(true);
    expect(await write('2', null)).toBe(false);
    const swapped = await Promise.all(['2', '3', '4'].map((next) => write(next, '1')));
    expect(swapped.filter(Boolean)).toHaveLength(1);
    expect(await storage.list('c')).toEqual(['d.json']);
  });

  it('goes on after a writer that died while it wrote', async () => {
    const storage = createFolderStorage(folder);
    await storage.swap('c/d.json', Buffer.from('1'), null);
    const lock = join(folder, 'c', 'd.json.lock');
    writeFileSync(lock, '');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    expect(await storage.swap('c/d.json', Buffer.from('2'), Buffer.from('1'))).toBe(true);
  });

  it('lets one writer alone go on when many find the lock of a dead one', async () => {
    for (let round = 0; round < 20; round += 1) {
      const key = `c/${round}.json`;
      await createFolderStorage(folder).swap(key, Buffer.from('1'), null);
      const lock = join(folder, `${key}.lock`);
      writeFileSync(lock, '');
      const longAgo = new Date(Date.now() - 60_000);
      utimesSync(lock, longAgo, longAgo);
      const writers = ['2', '3', '4', '5', '6', '7', '8', '9'].map((next) =>
        createFolderStorage(folder).swap(key, Buffer.from(next), Buffer.from('1')),
      );
      expect((await Promise.all(writers)).filter(Boolean)).toHaveLength(1);
    }
    expect(readdirSync(join(folder, 'c')).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });

  it('lists what is there, and removes by name', async () => {
    const storage = createFolderStorage(folder);
    await storage.place('x/1', files('1'));
    expect(await storage.list('')).toContain('x');
    expect(await storage.list('nothing')).toEqual([]);
    await storage.remove('x/1', ['a.js', 'never.js']);
    expect(await storage.read('x/1/a.js')).toBeNull();
  });
});
