import { createServer, request } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './commands/run-command.ts';
import { createSigningKey, writeSigningKey } from './keys/signing-key.ts';
import { signReading } from './registry/open-reading.ts';
import { writeBundle } from './registry/release-bundle.ts';
import { createHttpReader } from './sources/http-reader.ts';
import { createHttpSource } from './sources/http-source.ts';
import { startRegistry } from './start-registry.ts';
import { openTrialRegistry, type TrialRegistry } from './testing/trial-registry.ts';

let trial: TrialRegistry;
let service: Awaited<ReturnType<typeof startRegistry>>;
beforeEach(async () => {
  trial = openTrialRegistry(new Date().toISOString());
  await trial.live({});
  service = await startRegistry({ registry: trial.registry, host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await service.close();
  trial.close();
});

const keptIn = () => join(trial.folder, 'kept.json');
const source = (fetch = globalThis.fetch) =>
  createHttpSource({ url: service.url, registryKey: trial.registry.registryKey, keptIn: keptIn(), fetch });
const anybody = { visitor: null, channel: 'stable', mode: 'web' } as const;

describe('The registry over HTTP', () => {
  it('gives verified releases with the address of their files, which may be kept for ever', async () => {
    const release = (await source()).resolve(anybody).releases['mf-trial'];
    expect(release).toMatchObject({ version: '1.0.0+aa', base: `${service.url}/releases/mf-trial/1.0.0+aa/` });
    const file = await fetch(`${release?.base}entry.js`);
    expect([await file.text(), file.headers.get('cache-control')]).toEqual([
      'run()',
      expect.stringContaining('immutable'),
    ]);
    expect((await fetch(`${service.url}/v1/channels/stable`)).headers.get('cache-control')).toBe('no-store');
  });

  it('[MFE-3] serves hosts that start while it is away', async () => {
    await source();
    const away = () => Promise.reject(new Error('refused'));
    expect((await source(away)).resolve(anybody).releases['mf-trial']?.version).toBe('1.0.0+aa');
  });

  it('[MFE-3] is not believed from another origin, nor without end', async () => {
    const elsewhere = Object.defineProperty(new Response('{}'), 'url', { value: 'https://elsewhere.example/v1/ring' });
    await expect(createHttpReader(service.url, async () => elsewhere).ring()).rejects.toThrow('elsewhere.example');
    const moving = createServer(({ url }, answer) =>
      answer.writeHead(url === '/v1/ring' ? 302 : 200, { location: '/v1/elsewhere' }).end('{}'),
    );
    await new Promise<void>((done) => moving.listen(0, '127.0.0.1', done));
    moving.unref();
    const { port } = moving.address() as { port: number };
    await expect(createHttpReader(`http://127.0.0.1:${port}`, fetch).ring()).rejects.toThrow('fetch failed');
    moving.close();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    await expect(createHttpReader(service.url, async () => new Response(endless)).ring()).rejects.toThrow(
      'longer than',
    );
    expect(sent).toBeLessThan(1_000_000);
  });

  it('ends a share that fails: other hosts have it at their next look, the figures stand in the log', async () => {
    await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb' }));
    await trial.promote({ 'mf-trial': '1.1.0+bb' }, 5000);
    const reporter = await trial.credential('report', null);
    const options = { url: service.url, registryKey: trial.registry.registryKey, fetch: globalThis.fetch };
    const reporting = await createHttpSource({ ...options, keptIn: keptIn(), reporter });
    const other = await createHttpSource({ ...options, keptIn: `${keptIn()}.other` });
    const versions = () => {
      const visitors = Array.from({ length: 100 }, (_, one) => ({ ...anybody, visitor: `v${one}` }));
      return new Set(visitors.map((one) => other.resolve(one).releases['mf-trial']?.version));
    };
    expect(versions().size).toBe(2);
    await reporting.report?.([
      { remote: 'mf-trial', version: '1.0.0+aa', pages: 500, failures: 2 },
      { remote: 'mf-trial', version: '1.1.0+bb', pages: 500, failures: 100 },
    ]);
    await other.refresh();
    expect(versions()).toEqual(new Set(['1.0.0+aa']));
    expect(await trial.registry.log(1)).toMatchObject([
      { act: 'halt', by: 'registry', reason: expect.stringContaining('100 of 500 pages, stable on 2 of 500') },
    ]);
  });

  it('takes a publication with the right credential, and answers others with a code and a sentence', async () => {
    const send = (body: string) =>
      fetch(`${service.url}/v1/releases`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    const good = await send(writeBundle(await trial.bundle({ version: '1.1.0+bb' })));
    expect([good.status, await good.json()]).toEqual([
      200,
      expect.objectContaining({ version: '1.1.0+bb', fresh: true }),
    ]);
    const foreign = await send(
      writeBundle(await trial.bundle({ version: '1.2.0+cc' }, await trial.credential('publish', 'mf-other'))),
    );
    expect([foreign.status, await foreign.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'foreign-credential' }),
    ]);
    const taken = await send(writeBundle(await trial.bundle({ version: '1.1.0+bb', entry: 'steal()' })));
    expect([taken.status, await taken.json()]).toEqual([409, expect.objectContaining({ code: 'version-taken' })]);
    expect((await send('{"release":1}')).status).toBe(422);
  });

  it.each(['/v1/status/stable', '/v1/revisions/stable', '/v1/log?last=5'])(
    '[MFE-2] [PII-3] shows %s to those who release, and to nobody else',
    async (path) => {
      const ask = async (header?: string) => {
        const answer = await fetch(`${service.url}${path}`, header ? { headers: { authorization: header } } : {});
        return [answer.status, ((await answer.json()) as { code?: string }).code];
      };
      const key = await trial.credential('read', null);
      const now = new Date();
      expect(await ask(signReading(path, key, now))).toEqual([200, undefined]);
      expect(await ask(signReading(path, await trial.credential('publish', 'mf-trial'), now))).toEqual([
        200,
        undefined,
      ]);
      expect(await ask()).toEqual([401, 'no-credential']);
      expect(await ask('Bearer secret')).toEqual([401, 'no-credential']);
      expect(await ask(signReading('/v1/log', key, now))).toEqual([403, 'bad-signature']);
      expect(await ask(signReading(path, createSigningKey(), now))).toEqual([403, 'unknown-key']);
      expect(await ask(signReading(path, await trial.credential('report', null), now))).toEqual([
        403,
        'foreign-credential',
      ]);
      expect(await ask(signReading(path, key, new Date(now.getTime() - 11 * 60_000)))).toEqual([403, 'expired']);
      expect(await ask(signReading(path, key, new Date(now.getTime() + 11 * 60_000)))).toEqual([403, 'not-yet-valid']);
      const [scheme = '', document = ''] = signReading(path, key, now).split(' ');
      const forged = JSON.parse(Buffer.from(document, 'base64url').toString()) as { signature: string };
      forged.signature = `${forged.signature.startsWith('A') ? 'B' : 'A'}${forged.signature.slice(1)}`;
      const changed = Buffer.from(JSON.stringify(forged)).toString('base64url');
      expect(await ask(`${scheme} ${changed}`)).toEqual([403, 'bad-signature']);
      await trial.registry.ring.retire(key.id);
      expect(await ask(signReading(path, key, now))).toEqual([403, 'retired-key']);
    },
  );

  it('[MFE-2] answers path tricks with nothing', async () => {
    const status = (path: string) =>
      new Promise((done) => {
        const { hostname, port } = new URL(service.url);
        request({ hostname, port, path }, (answer) => done(answer.resume().statusCode)).end();
      });
    for (const path of [
      '/releases/mf-trial/../../release-keys/registry.key',
      '/releases/keys/ring.json',
      '/releases/mf-trial/..%2f..%2f..%2frelease-keys%2fregistry.key',
      '/releases/log/x.json',
    ])
      expect([400, 403, 404]).toContain(await status(path));
    expect((await fetch(`${service.url}/v1/channels/..%2f..%2frelease-keys`)).status).toBe(422);
  });

  it('ends bodies that are too long, and keeps nothing of an upload that breaks off', async () => {
    const send = (path: string, bytes: number) =>
      fetch(`${service.url}${path}`, {
        method: 'POST',
        body: 'x'.repeat(bytes),
        headers: { 'content-type': 'application/json' },
      });
    expect((await send('/v1/acts', 200_000)).status).toBe(413);
    // The answer may be lost: the connection ends while the rest is still being sent.
    const end = await send('/v1/releases', 33 * 1024 * 1024).then(
      ({ status }) => status,
      () => 'cut',
    );
    expect([413, 'cut']).toContain(end);
    const { hostname, port } = new URL(service.url);
    const body = writeBundle(await trial.bundle({ version: '1.1.0+bb' }));
    await new Promise((done) => {
      const half = request({
        hostname,
        port,
        path: '/v1/releases',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      });
      half.on('error', done);
      half.write(body.slice(0, 100), () => half.destroy());
      half.on('close', done);
    });
    await expect(trial.registry.readRelease('mf-trial', '1.1.0+bb')).rejects.toMatchObject({ code: 'not-published' });
  });
});

describe('The command line', () => {
  const run = (...args: string[]) => runCommand(args, {});

  it('[MFE-8] publishes, promotes and rolls back over HTTP with credentials, and hosts have it at their next look', async () => {
    const file = (name: string) => join(trial.folder, `${name}.pem`);
    writeFileSync(file('publish'), writeSigningKey(await trial.credential('publish', 'mf-trial')), { mode: 0o600 });
    writeFileSync(file('promote'), writeSigningKey(await trial.credential('promote', 'mf-trial')), { mode: 0o600 });
    const at = (name: string) => ['--registry', service.url, '--credential', file(name)];
    const host = await source();
    expect(await run('publish', trial.build({ version: '1.1.0+bb' }), ...at('publish'))).toMatchObject({
      code: 0,
      out: 'published mf-trial 1.1.0+bb\n',
    });
    expect(await run('promote', 'mf-trial@1.1.0+bb', '--reason', 'tested', ...at('publish'))).toMatchObject({
      code: 1,
      fault: expect.stringContaining('foreign-credential'),
    });
    expect(await run('promote', 'mf-trial@1.1.0+bb', '--reason', 'tested', ...at('promote'))).toMatchObject({
      code: 0,
    });
    await host.refresh();
    expect(host.resolve(anybody).releases['mf-trial']?.version).toBe('1.1.0+bb');
    expect(await run('rollback', '--reason', 'it broke', ...at('promote'))).toMatchObject({
      code: 0,
      out: expect.stringContaining('rollback to 1'),
    });
    await host.refresh();
    expect(host.resolve(anybody).releases['mf-trial']?.version).toBe('1.0.0+aa');
    expect((await run('log', ...at('publish'))).out).toContain('it broke');
    expect((await run('status', ...at('publish'))).out).toContain('mf-trial 1.0.0+aa');
    const next = trial.build({ version: '1.2.0+cc' });
    expect(await run('doctor', next, '--no-browser', ...at('publish'))).toMatchObject({ code: 0 });
    const unseen = ['publish', next, '--no-browser', '--reason', 'no browser here', ...at('publish')];
    expect(await run(...unseen)).toMatchObject({ code: 2, fault: expect.stringContaining('--approved-by') });
    expect(await run(...unseen, '--approved-by', file('promote'))).toMatchObject({ code: 0 });
    expect(await run('status', '--registry', service.url)).toMatchObject({
      code: 2,
      fault: expect.stringContaining('--credential'),
    });
  });

  it('speaks JSON to programs and tells wrong usage, refusals and silence apart', async () => {
    const data = ['--data', trial.folder];
    expect(JSON.parse((await run('status', '--json', ...data)).out)).toMatchObject({ present: { revision: 1 } });
    expect(await run('fly', ...data)).toMatchObject({ code: 2, fault: expect.stringContaining('publish') });
    expect(await run('promote', 'mf-trial@1.0.0+aa', ...data)).toMatchObject({
      code: 2,
      fault: expect.stringContaining('--reason'),
    });
    expect(await run('promote', 'mf-trial@1.0.0+aa', '--share', '120%', '--reason', 'why not', ...data)).toMatchObject({
      code: 2,
    });
    expect(await run('verify', 'mf-trial@1.0.0+aa', ...data)).toMatchObject({
      code: 0,
      out: expect.stringContaining('is whole'),
    });
    writeFileSync(join(trial.folder, 'releases', 'mf-trial', '1.0.0+aa', 'screen.js'), 'steal()');
    const broken = await run('verify', 'mf-trial@1.0.0+aa', '--json', ...data);
    expect([broken.code, JSON.parse(broken.out)]).toEqual([1, expect.objectContaining({ code: 'other-bytes' })]);
    const credential = join(trial.folder, 'read.pem');
    writeFileSync(credential, writeSigningKey(await trial.credential('read', null)), { mode: 0o600 });
    const away = ['--registry', 'http://127.0.0.1:9', '--credential', credential];
    expect(await run('status', ...away)).toMatchObject({ code: 3 });
    expect(await run('credential', '--may', 'publish', '--holder', 'x', '--out', 'y', ...data)).toMatchObject({
      code: 2,
    });
  });
});
