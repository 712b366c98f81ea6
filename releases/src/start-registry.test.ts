import { request } from 'node:http';
import { createSigningKey } from './keys/signing-key.ts';
import { signReading } from './registry/open-reading.ts';
import { writeBundle } from './registry/release-bundle.ts';
import { startRegistry } from './start-registry.ts';
import { openTrialService, type TrialService } from './testing/trial-service.ts';

let service: TrialService;
beforeEach(async () => {
  service = await openTrialService();
});
afterEach(() => service.close());

describe('The registry over HTTP', () => {
  it('takes a publication with the right credential, and answers others with a code and a sentence', async () => {
    const send = (body: string) =>
      fetch(`${service.url}/v1/releases`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    const good = await send(writeBundle(await service.trial.bundle({ version: '1.1.0+bb' })));
    expect([good.status, await good.json()]).toEqual([
      200,
      expect.objectContaining({ version: '1.1.0+bb', fresh: true }),
    ]);
    const foreign = await send(
      writeBundle(
        await service.trial.bundle({ version: '1.2.0+cc' }, await service.trial.credential('publish', 'mf-other')),
      ),
    );
    expect([foreign.status, await foreign.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'foreign-credential' }),
    ]);
    const taken = await send(writeBundle(await service.trial.bundle({ version: '1.1.0+bb', entry: 'steal()' })));
    expect([taken.status, await taken.json()]).toEqual([409, expect.objectContaining({ code: 'version-taken' })]);
    expect((await send('{"release":1}')).status).toBe(422);
  });

  it.each([
    '/v1/status/stable',
    '/v1/revisions/stable',
    '/v1/log?last=5',
    '/v1/hours/stable?last=5',
    '/v1/curves/stable/mf-trial',
    '/v1/holders/0123456789abcdef',
    '/v1/inspections/mf-trial/1.0.0+aa',
  ])('[MFE-2] [PII-3] shows %s to those who release, and to nobody else', async (path) => {
    const ask = async (header?: string) => {
      const answer = await fetch(`${service.url}${path}`, header ? { headers: { authorization: header } } : {});
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    const key = await service.trial.credential('read', null);
    const now = new Date();
    expect(await ask(signReading(path, key, now))).toEqual([200, undefined]);
    expect(await ask(signReading(path, await service.trial.credential('publish', 'mf-trial'), now))).toEqual([
      200,
      undefined,
    ]);
    expect(await ask()).toEqual([401, 'no-credential']);
    expect(await ask('Bearer secret')).toEqual([401, 'no-credential']);
    expect(await ask(signReading('/v1/log', key, now))).toEqual([403, 'bad-signature']);
    expect(await ask(signReading(path, createSigningKey(), now))).toEqual([403, 'unknown-key']);
    expect(await ask(signReading(path, await service.trial.credential('report', null), now))).toEqual([
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
    await service.trial.registry.ring.retire(key.id);
    expect(await ask(signReading(path, key, now))).toEqual([403, 'retired-key']);
  });

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
    expect((await send('/v1/commands', 200_000)).status).toBe(413);
    // The answer may be lost: the connection ends while the rest is still being sent.
    const end = await send('/v1/releases', 33 * 1024 * 1024).then(
      ({ status }) => status,
      () => 'cut',
    );
    expect([413, 'cut']).toContain(end);
    const { hostname, port } = new URL(service.url);
    const body = writeBundle(await service.trial.bundle({ version: '1.1.0+bb' }));
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
    await expect(service.trial.registry.readRelease('mf-trial', '1.1.0+bb')).rejects.toMatchObject({
      code: 'not-published',
    });
  });

  it('[REL-10] says that it is not ready and serves on, before it stops', async () => {
    const { trial } = service;
    const leaving = await startRegistry({ registry: trial.registry, host: '127.0.0.1', port: 0, drainDelayMs: 1_000 });
    const closed = leaving.close();
    expect((await fetch(`${leaving.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${leaving.url}/v1/ring`)).status).toBe(200);
    await closed;
    await expect(fetch(`${leaving.url}/readyz`)).rejects.toThrow();
  });

  it('ends an upload that stops halfway', async () => {
    const { trial } = service;
    const patient = await startRegistry({ registry: trial.registry, host: '127.0.0.1', port: 0, arrivalMs: 300 });
    const { hostname, port } = new URL(patient.url);
    const headers = { 'content-type': 'application/json', 'content-length': 1000 };
    const half = request({ hostname, port, path: '/v1/releases', method: 'POST', headers });
    const ended = new Promise<number | string | undefined>((done) => {
      half.on('response', (answer) => done(answer.resume().statusCode));
      half.on('error', () => done('cut'));
    });
    half.write('{"release":');
    expect([408, 'cut']).toContain(await ended);
    await patient.close();
  });

  it('[OPS-3] counts its answers at a port of its own, where it is told one', async () => {
    const { registry } = service.trial;
    const measured = await startRegistry({
      registry,
      host: '127.0.0.1',
      port: 0,
      metrics: { host: '127.0.0.1', port: 0 },
    });
    await fetch(`${measured.url}/v1/channels/stable`);
    const text = await (await fetch(`${measured.metricsUrl}/metrics`)).text();
    expect(text).toMatch(/http_server_request_duration_seconds_count\{.*http_route="\/v1\/channels\/:name"/);
    await measured.close();
    await expect(fetch(`${measured.metricsUrl}/metrics`)).rejects.toThrow();
  });
});
