import { openS3Server, type S3Server } from '../testing/s3-server.ts';
import { createS3Storage, readS3Place } from './s3-storage.ts';

let server: S3Server;
beforeEach(async () => {
  server = await openS3Server();
});
afterEach(() => server.close());

const open = (prefix = 'shop') => createS3Storage({ bucket: server.bucket, prefix }, server.client());
const files = (given: Record<string, string>) =>
  new Map(Object.entries(given).map(([name, text]) => [name, Buffer.from(text)]));
const text = async (key: string) => (await open().read(key))?.toString();

describe('A bucket as storage', () => {
  it('[MFE-1] places once: the second is told so and changes nothing, also at the same moment', async () => {
    const release = (entry: string) => files({ 'entry.js': entry, 'release.json': `of ${entry}` });
    expect(await open().place('x/1', release('first'))).toBe(true);
    expect(await open().place('x/1', release('second'))).toBe(false);
    expect(await text('x/1/entry.js')).toBe('first');
    const placed = await Promise.all(['one', 'other'].map((entry) => open().place('x/2', release(entry))));
    expect(placed.filter(Boolean).length).toBeLessThan(2);
    // Nobody finds a release whose files are of two publishers.
    const record = await text('x/2/release.json');
    if (record) expect(record).toBe(`of ${await text('x/2/entry.js')}`);
  });

  it('shows a release by its last file, and takes up again what a publisher left behind', async () => {
    const release = files({ 'release.json': 'record', 'entry.js': 'run()', 'screen.js': 'screen()' });
    await open().swap('x/1/entry.js', Buffer.from('run()'), null);
    expect(await open().place('x/1', release)).toBe(true);
    const writes = server.asked.filter((one) => one.startsWith('PUT'));
    expect(writes.at(-1)).toBe('PUT shop/x/1/release.json absent');
    // The same version with other files: somebody else is at it now, or was long ago.
    await open().swap('x/2/entry.js', Buffer.from('other()'), null);
    expect(await open().place('x/2', release)).toBe(false);
    server.age('shop/x/2/entry.js', new Date(Date.now() - 11 * 60_000));
    expect(await open().place('x/2', release)).toBe(true);
    expect(await text('x/2/entry.js')).toBe('run()');
  });

  it('swaps only what the writer has seen, and lets one of many through', async () => {
    const write = (bytes: string, before: string | null) =>
      open().swap('c/d.json', Buffer.from(bytes), before === null ? null : Buffer.from(before));
    expect(await write('1', 'something')).toBe(false);
    expect(await write('1', null)).toBe(true);
    expect(await write('2', null)).toBe(false);
    const swapped = await Promise.all(['2', '3', '4'].map((next) => write(next, '1')));
    expect(swapped.filter(Boolean)).toHaveLength(1);
  });

  it('lists names over all pages, and removes by name', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const name of names) await open().swap(`list/${name}.json`, Buffer.from(name), null);
    await open().swap('list/deep/er.json', Buffer.from('x'), null);
    expect(await open().list('list')).toEqual([...names.map((name) => `${name}.json`), 'deep'].toSorted());
    expect(await open().list('')).toEqual(['list']);
    expect(await open().list('nothing')).toEqual([]);
    await open().remove('list', ['a.json', 'never.json']);
    expect(await open().read('list/a.json')).toBeNull();
  });

  it('keeps two shops of one bucket apart', async () => {
    await open('one').swap('d.json', Buffer.from('1'), null);
    expect(await open('other').read('d.json')).toBeNull();
    await open('').swap('top.json', Buffer.from('1'), null);
    expect(server.keys()).toEqual(['one/d.json', 'top.json']);
  });

  it('fails, and does not say that nothing is there, when the store does not answer', async () => {
    const storage = open();
    await server.close();
    await expect(storage.read('d.json')).rejects.toThrow();
    await expect(storage.swap('d.json', Buffer.from('1'), null)).rejects.toThrow();
    server = await openS3Server();
  });

  it.each([
    ['s3://bucket', { bucket: 'bucket', prefix: '' }],
    ['s3://bucket/', { bucket: 'bucket', prefix: '' }],
    ['s3://my.bucket/a/b/', { bucket: 'my.bucket', prefix: 'a/b' }],
  ])('%s is a place', (address, place) => expect(readS3Place(address)).toEqual(place));

  it.each(['bucket', 'https://bucket', 's3://', 's3:///x'])('%s is none', (address) =>
    expect(() => readS3Place(address)).toThrow('is no place of a store'),
  );
});
