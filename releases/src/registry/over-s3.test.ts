import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createS3Storage } from '../storage/s3-storage.ts';
import { createHttpSource } from '../sources/http-source.ts';
import { startRegistry } from '../start-registry.ts';
import { openS3Server, type S3Server } from '../testing/s3-server.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { anybody } from '../testing/trial-service.ts';

let server: S3Server;
let one: TrialRegistry;
let other: TrialRegistry;
beforeEach(async () => {
  server = await openS3Server();
  const storage = () => createS3Storage({ bucket: server.bucket, prefix: 'releases' }, server.client());
  one = openTrialRegistry(undefined, [], undefined, { storage: storage() });
  other = openTrialRegistry(undefined, [], undefined, {
    storage: storage(),
    keysFolder: join(one.folder, 'release-keys'),
  });
});
afterEach(async () => {
  one.close();
  other.close();
  await server.close();
});

const serve = ({ registry }: TrialRegistry) => startRegistry({ registry, host: '127.0.0.1', port: 0 });

describe('Several registries over one bucket', () => {
  it('[MFE-1] show each other what was published and promoted, and go on from it', async () => {
    await one.live({ version: '1.0.0+aa' });
    expect((await other.registry.status('stable')).present?.releases).toMatchObject({
      'mf-trial': { version: '1.0.0+aa' },
    });
    await other.live({ version: '1.1.0+bb' });
    const present = (await one.registry.status('stable')).present;
    expect([present?.revision, present?.releases['mf-trial']?.version]).toEqual([2, '1.1.0+bb']);
    await expect(one.registry.publish(await one.bundle({ version: '1.1.0+bb', entry: 'other()' }))).rejects.toThrow(
      'published with other bytes',
    );
    expect(await one.registry.checkLog()).toEqual(await other.registry.checkLog());
  });

  it('[MFE-1] let one of two promote, when both saw the same revision', async () => {
    await one.live({ version: '1.0.0+aa' });
    await one.registry.publish(await one.bundle({ version: '1.1.0+bb' }));
    await one.registry.publish(await one.bundle({ version: '1.2.0+cc' }));
    const tries = await Promise.allSettled([
      one.promote({ 'mf-trial': '1.1.0+bb' }),
      other.promote({ 'mf-trial': '1.2.0+cc' }),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))).toEqual([
      expect.stringContaining('somebody else was first'),
    ]);
    expect((await other.registry.status('stable')).present?.revision).toBe(2);
  });

  it('serve the files of each other, compressed, from folders of their own', async () => {
    const bundle = await one.bundle({});
    const entry = bundle.files.get('entry.js') ?? Buffer.of();
    await one.registry.publish({ ...bundle, files: new Map(bundle.files).set('entry.js.gz', gzipSync(entry)) });
    const service = await serve(other);
    try {
      const file = `${service.url}/releases/mf-trial/1.0.0+aa/entry.js`;
      const answer = await fetch(file, { headers: { 'accept-encoding': 'gzip' } });
      expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([
        200,
        'gzip',
        'run()',
      ]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const asked = server.asked.length;
      expect((await fetch(file)).status).toBe(200);
      expect(server.asked).toHaveLength(asked);
      expect((await fetch(`${service.url}/releases/mf-trial/1.0.0+aa/nothing.js`)).status).toBe(404);
      expect((await fetch(`${service.url}/releases/keys/ring.json`)).status).toBe(404);
      const before = server.asked.length;
      for (const path of [
        'mf-trial/%2e%2e/profiles.json',
        'mf-trial/..%2fx/y',
        'mf-trial/1.0.0/%',
        'mf-trial/1.0.0/a%00b',
      ])
        expect([path, (await fetch(`${service.url}/releases/${path}`)).status < 500]).toEqual([path, true]);
      expect(server.asked).toHaveLength(before);
      // An instance on a new machine begins with an empty folder.
      rmSync(other.registry.folder, { recursive: true });
      expect(await (await fetch(file)).text()).toBe('run()');
    } finally {
      await service.close();
    }
  });

  it('ask browsers to come again while the bucket does not answer; hosts go on with what they have', async () => {
    await one.live({});
    const service = await serve(other);
    const source = await createHttpSource({
      url: service.url,
      registryKey: one.registry.registryKey,
      channel: 'stable',
      lastSetFile: join(one.folder, 'kept.json'),
      fetch,
    });
    await server.close();
    try {
      const answer = await fetch(`${service.url}/releases/mf-trial/1.0.0+aa/entry.js`);
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
        503,
        '2',
        'no-store',
      ]);
      await expect(source.refresh()).rejects.toThrow('500');
      expect(source.resolve(anybody).releases['mf-trial']?.version).toBe('1.0.0+aa');
    } finally {
      await service.close();
      server = await openS3Server();
    }
  });

  it('[MFE-2] with other keys none starts: what the others signed is not its own', async () => {
    await one.live({});
    const stranger = openTrialRegistry(undefined, [], undefined, {
      storage: createS3Storage({ bucket: server.bucket, prefix: 'releases' }, server.client()),
    });
    await expect(serve(stranger)).rejects.toThrow();
    stranger.close();
  });

  it('prune what no rule keeps', async () => {
    await one.live({ version: '1.0.0' });
    for (let minor = 1; minor <= 6; minor += 1) {
      await one.registry.publish(await one.bundle({ version: `1.${minor}.0` }));
      one.pass(1000);
    }
    const later = 400 * 24 * 3_600_000;
    one.pass(later);
    other.pass(later);
    const { dropped } = await other.registry.retention.prune(180, 'a test', 'a test');
    expect(dropped.map(({ version }) => version)).toEqual(['1.1.0']);
    expect(server.keys()).toContain('releases/mf-trial/1.1.0/pruned.json');
    expect(server.keys()).not.toContain('releases/mf-trial/1.1.0/entry.js');
    expect(server.keys()).toContain('releases/mf-trial/1.0.0/entry.js');
  });
});
