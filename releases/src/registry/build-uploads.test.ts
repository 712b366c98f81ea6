import { createUploadClient } from '../commands/upload-client.ts';
import { signReading } from './open-reading.ts';
import { openTrialService, type TrialService } from '../testing/trial-service.ts';
import { createLocalUploads, type BuildUploads } from './build-uploads.ts';
import { writeBundle, type ReleaseBundle } from './release-bundle.ts';

let service: TrialService;
beforeEach(async () => {
  service = await openTrialService();
});
afterEach(() => service.close());

const never = new AbortController().signal;
/** In parts of 100 bytes. */
async function* inParts(text: string) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
}
function unsigned(bundle: ReleaseBundle) {
  const { signature: _, ...sent } = JSON.parse(writeBundle(bundle)) as Record<string, unknown>;
  return sent;
}

async function uploadsOf(place: string): Promise<BuildUploads> {
  const { trial, url } = service;
  const key = await trial.credential('read', null);
  return place === 'here'
    ? createLocalUploads(trial.registry)
    : createUploadClient(url, fetch, async (path) => signReading(path, key, new Date()));
}

describe.each(['here', 'over HTTP'])('A build that arrives %s', (place) => {
  it('is checked without a signature, and nothing of it is published', async () => {
    const { trial } = service;
    const uploads = await uploadsOf(place);
    const bundle = unsigned(await trial.bundle({ version: '1.1.0+bb' }));
    const check = (more: object) => uploads.check(inParts(JSON.stringify({ ...bundle, ...more })), never);
    expect(await check({})).toEqual([]);
    const heavy = unsigned(await trial.bundle({ version: '1.1.0+cc', budgets: { '*': 1 } }));
    const [finding] = await uploads.check(inParts(JSON.stringify({ ...heavy, look: false })), never);
    expect(finding).toMatchObject({ code: 'size-budget', change: expect.stringMatching(/\w/) });
    await expect(check({ files: {} })).rejects.toMatchObject({ code: 'missing-file' });
    await expect(uploads.check(inParts('no JSON'), never)).rejects.toThrow();
    await expect(trial.registry.record('mf-trial', '1.1.0+bb')).rejects.toMatchObject({ code: 'not-published' });
  });

  it('is published with the right signature alone, and what is refused says what to change', async () => {
    const { trial } = service;
    const uploads = await uploadsOf(place);
    const publish = async (bundle: ReleaseBundle) => uploads.publish(inParts(writeBundle(bundle)), never);
    expect(await publish(await trial.bundle({ version: '1.1.0+bb' }))).toMatchObject({ fresh: true });
    expect(await publish(await trial.bundle({ version: '1.1.0+bb' }))).toMatchObject({ fresh: false });
    const foreign = await trial.credential('publish', 'mf-other');
    await expect(publish(await trial.bundle({ version: '1.2.0+cc' }, foreign))).rejects.toMatchObject({
      code: 'foreign-credential',
    });
    await expect(publish(await trial.bundle({ version: '1.1.0+bb', entry: 'steal()' }))).rejects.toMatchObject({
      code: 'version-taken',
    });
    await expect(publish(await trial.bundle({ version: '1.2.0+dd', budgets: { '*': 1 } }))).rejects.toMatchObject({
      code: 'size-budget',
      findings: [expect.objectContaining({ change: expect.stringMatching(/\w/) })],
    });
  });
});

describe('A published release', () => {
  it('is looked at to the last byte, here and over HTTP alike', async () => {
    const { trial, url } = service;
    const { registry } = trial;
    const whole = await registry.verify('mf-trial', '1.0.0+aa');
    expect(whole.files).toBe(Object.keys((await registry.record('mf-trial', '1.0.0+aa')).files).length);
    const key = await trial.credential('read', null);
    const path = '/v1/verified/mf-trial/1.0.0+aa';
    const ask = async () => {
      const answer = await fetch(url + path, { headers: { authorization: signReading(path, key, new Date()) } });
      return [answer.status, await answer.json()];
    };
    expect(await ask()).toEqual([200, whole]);
    const file = 'mf-trial/1.0.0+aa/screen.js';
    const bytes = await registry.storage.read(file);
    await registry.storage.swap(file, Buffer.from('other'), bytes);
    expect(await ask()).toEqual([422, expect.objectContaining({ code: 'other-bytes' })]);
    expect((await fetch(url + path)).status).toBe(401);
    expect((await fetch(`${url}/v1/checks`, { method: 'POST', body: '{}' })).status).toBe(401);
  });
});
