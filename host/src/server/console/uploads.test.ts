/** @jest-environment node */
import { checkBuild, publishRelease, verifyRelease } from '@aylal/contracts/console';
import { mostBundleBytes } from '@aylal/domain/documents';
import { createLocalUploads, createUploadClient, signReading, startRegistry } from '@aylal/releases';
import { openTrialRegistry, writeBundle, type TrialRegistry } from '@aylal/releases/testing';
import { request as httpRequest, type Server } from 'node:http';
import { openStaffProvider, staffCookie, urlOf } from '../testing/staff-provider.ts';
import { openTrialHost, type TrialHost } from '../testing/trial-host.ts';

let provider: Server;
let trial: TrialRegistry;
beforeAll(() => {
  provider = openStaffProvider();
  trial = openTrialRegistry(new Date().toISOString());
});
afterAll(() => {
  provider.close();
  trial.close();
});

/** A host of the office over the registry in its folder, or over HTTP. */
async function openOffice(place: string): Promise<{ office: TrialHost; close(): Promise<void> }> {
  const service = await startRegistry({ registry: trial.registry, host: '127.0.0.1', port: 0 });
  const key = await trial.credential('read', null);
  const sign = async (path: string) => signReading(path, key, new Date());
  const uploads = place === 'here' ? createLocalUploads(trial.registry) : createUploadClient(service.url, fetch, sign);
  const office = await openTrialHost({
    office: true,
    providerUrl: urlOf(provider),
    console: { registry: trial.registry, uploads, admit: null },
  });
  return {
    office,
    async close() {
      await office.close();
      await service.close();
    },
  };
}

describe.each(['here', 'over HTTP'])('A build that comes through the office, registry %s', (place) => {
  let opened: Awaited<ReturnType<typeof openOffice>>;
  beforeAll(async () => {
    opened = await openOffice(place);
  });
  afterAll(() => opened.close());
  const post = async (path: string, body: string, role: 'release-manager' | 'auditor' = 'release-manager') => {
    const answer = await opened.office.post(path, body, staffCookie(role));
    return { status: answer.status, ...((await answer.json()) as { message: string; result: object }) };
  };
  const version = (build: string) => `1.0.0+${place === 'here' ? 'a' : 'b'}${build}`;

  it('is published by the right signature, and says again what was published before', async () => {
    const body = writeBundle(await trial.bundle({ version: version('1') }));
    const first = await post(publishRelease.path, body);
    expect(first).toMatchObject({ status: 200, result: { remote: 'mf-trial', version: version('1'), fresh: true } });
    expect(await post(publishRelease.path, body)).toMatchObject({ status: 200, result: { fresh: false } });
    expect((await trial.registry.status('stable')).present).toBeNull();
    const path = verifyRelease.path.replace('{remote}', 'mf-trial').replace('{version}', version('1'));
    const looked = await opened.office.get(path, staffCookie('auditor'));
    expect(await looked.json()).toMatchObject({ result: { whole: true, count: expect.any(Number) } });
  });

  it('[ROLE-01] is of nobody else, and not a byte of it is read before that is clear', async () => {
    const body = writeBundle(await trial.bundle({ version: version('2') }));
    expect(await post(publishRelease.path, body, 'auditor')).toMatchObject({ status: 403 });
    expect((await opened.office.post(publishRelease.path, body)).status).toBe(401);
    const evil = { ...staffCookie('release-manager'), origin: 'https://evil.example' };
    expect((await opened.office.post(publishRelease.path, body, evil)).status).toBe(403);
    const form = { ...staffCookie('release-manager'), 'content-type': 'text/plain' };
    expect((await opened.office.post(publishRelease.path, body, form)).status).toBe(415);
    await expect(trial.registry.record('mf-trial', version('2'))).rejects.toMatchObject({ code: 'not-published' });
  });

  it('is refused with what to change: by a gate, by a key without the right, and as a version that is taken', async () => {
    const heavy = writeBundle(await trial.bundle({ version: version('3'), budgets: { '*': 1 } }));
    const [finding] = [{ code: 'size-budget', change: expect.stringMatching(/\w/) }];
    expect(await post(publishRelease.path, heavy)).toMatchObject({
      status: 400,
      result: { code: 'size-budget', findings: [finding] },
    });
    const { signature: _, ...build } = JSON.parse(heavy) as Record<string, unknown>;
    expect(await post(checkBuild.path, JSON.stringify({ ...build, look: false }))).toMatchObject({
      status: 200,
      result: { findings: [finding] },
    });
    const key = await trial.credential('publish', 'mf-other');
    const foreign = writeBundle(await trial.bundle({ version: version('4') }, key));
    expect(await post(publishRelease.path, foreign)).toMatchObject({
      status: 400,
      result: { code: 'foreign-credential' },
    });
    const other = writeBundle(await trial.bundle({ version: version('1'), entry: 'other()' }));
    expect(await post(publishRelease.path, other)).toMatchObject({ status: 400, result: { code: 'version-taken' } });
    expect(await post(publishRelease.path, 'no JSON')).toMatchObject({ status: 400 });
  });

  it('[REL-11] is refused beyond the limit of the registry, whether its length is said or not', async () => {
    const { port } = new URL(await opened.office.get('/readyz').then(({ url }) => url));
    const send = (headers: Record<string, string | number>, bytes: number) =>
      new Promise<number | string | undefined>((done) => {
        const sending = httpRequest(
          {
            ...{ host: '127.0.0.1', port, path: publishRelease.path, method: 'POST', agent: false },
            headers: {
              ...{ origin: 'http://localhost:3000', 'content-type': 'application/json', 'x-aylal-client': 'web' },
              ...staffCookie('release-manager'),
              ...headers,
            },
          },
          (answer) => done(answer.resume().statusCode),
        );
        sending.on('error', () => done('cut'));
        const part = Buffer.alloc(1024 * 1024, ' ');
        for (let sent = 0; sent < bytes; sent += part.length) sending.write(part);
        sending.end();
      });
    expect(await send({ 'content-length': mostBundleBytes + 1 }, 0)).toBe(413);
    expect(await send({}, mostBundleBytes + 1)).toBe(413);
  });
});

it('A registry that is away is said, and nothing else', async () => {
  const uploads = createUploadClient('http://127.0.0.1:9', fetch, async () => 'none');
  const office = await openTrialHost({
    office: true,
    providerUrl: urlOf(provider),
    console: { registry: trial.registry, uploads, admit: null },
  });
  const body = writeBundle(await trial.bundle({ version: '1.0.0+c1' }));
  expect((await office.post(publishRelease.path, body, staffCookie('release-manager'))).status).toBe(503);
  await office.close();
});
