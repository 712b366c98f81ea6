/** @jest-environment node */
import {
  actOnReleases,
  admitReleaseKey,
  consoleOperations,
  getChannel,
  getReleaseKey,
  listCredentials,
  listProfiles,
  listRegistryKeys,
  listTrustedPipelines,
  readPrunePlan,
  verifyRelease,
  verifyReleaseLog,
} from '@aylal/contracts/console';
import type { Endpoint } from '@aylal/contracts';
import { staffRoles, type StaffRole } from '@aylal/domain/office';
import { createFolderSource, createLocalUploads, keyId } from '@aylal/releases';
import { openTrialRegistry, type TrialRegistry } from '@aylal/releases/testing';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { openStaffProvider, staffCookie, urlOf } from '../testing/staff-provider.ts';
import { openTrialHost, type TrialHost } from '../testing/trial-host.ts';

const table = readFileSync(join(import.meta.dirname, '../../../../docs/office.md'), 'utf8');
/** Who may do what, as the document says it. */
const allowed = new Map(
  [...table.matchAll(/^\| `([a-z-]+)` \|(.*)\|$/gm)].map(([, name = '', cells = '']) => [
    name,
    staffRoles.filter((_role, index) => cells.split('|')[index]?.trim() === 'yes'),
  ]),
);
const all = Object.values(consoleOperations) as Endpoint[];

let provider: Server;
let trial: TrialRegistry;
let office: TrialHost;
const admitted: (string | null)[][] = [];
beforeAll(async () => {
  provider = openStaffProvider();
  trial = openTrialRegistry(new Date().toISOString(), [
    ({ onPicture }) => {
      onPicture?.({ name: 'search', jpeg: Buffer.from('a picture') });
      return [];
    },
  ]);
  await trial.live({ owner: { team: 'Trials', contact: 'trials@teams.aylal.example' } }, { remote: 'mf-other' });
  await trial.registry.publish(
    await trial.bundle({
      version: '1.1.0+bb',
      routes: [
        { pattern: '/mf-trial', chunk: 'screen' },
        { pattern: '/more', chunk: 'screen' },
      ],
    }),
  );
  office = await openTrialHost({
    office: true,
    providerUrl: urlOf(provider),
    console: {
      registry: trial.registry,
      uploads: createLocalUploads(trial.registry),
      admit: async (...key) => {
        admitted.push(key);
      },
    },
  });
});
afterAll(async () => {
  await office.close();
  provider.close();
  trial.close();
});

async function read(path: string, role: StaffRole = 'release-manager') {
  const answer = await office.get(path, staffCookie(role));
  return { status: answer.status, ...((await answer.json()) as { message: string; result: Record<string, unknown> }) };
}
async function send(path: string, body: unknown, role: StaffRole = 'release-manager') {
  const answer = await office.post(path, JSON.stringify(body), staffCookie(role));
  return { status: answer.status, ...((await answer.json()) as { message: string; result: Record<string, unknown> }) };
}

describe('Each operation of the console', () => {
  const placed = (path: string) =>
    path.replace('{remote}', 'mf-trial').replace('{version}', '1.0.0+aa').replace('{key}', '0123456789abcdef');
  const ask = async ({ method, path }: Endpoint, headers: Record<string, string>) =>
    (method === 'GET' ? await office.get(placed(path), headers) : await office.post(placed(path), '{}', headers))
      .status;

  it.each(all.map((operation) => [operation.name, operation] as const))(
    '%s is done for the roles of the table, and refused to the others, to customers and to nobody',
    async (name, operation) => {
      expect(operation.roles).toEqual(allowed.get(name));
      expect([
        await ask(operation, {}),
        await ask(operation, { cookie: `tapa_accessToken=${'c'.repeat(43)}` }),
      ]).toEqual([401, 401]);
      for (const role of staffRoles) {
        const status = await ask(operation, staffCookie(role));
        expect(status === 403).toBe(!allowed.get(name)?.includes(role));
        expect([401, 404, 500, 503]).not.toContain(status);
      }
    },
  );

  it('is of a host of the office alone', async () => {
    const shop = await openTrialHost({
      console: { registry: trial.registry, uploads: createLocalUploads(trial.registry), admit: null },
    });
    expect((await shop.get(getChannel.path, staffCookie('release-manager'))).status).toBe(404);
    await shop.close();
  });

  it('says that the provider does not answer, and shows nothing meanwhile', async () => {
    const without = await openTrialHost({
      office: true,
      providerUrl: 'http://127.0.0.1:9',
      console: { registry: trial.registry, uploads: createLocalUploads(trial.registry), admit: null },
    });
    expect((await without.get(getChannel.path, staffCookie('release-manager'))).status).toBe(503);
    await without.close();
  });

  it('[SEC-6] takes no act from a page of others', async () => {
    const answer = await office.post(actOnReleases.path, '{}', {
      ...staffCookie('release-manager'),
      origin: 'https://evil.example',
    });
    expect(answer.status).toBe(403);
  });
});

describe('What the console reads', () => {
  it('is what a release looked like in its check', async () => {
    const { result } = await read('/api/office/v1/remotes/mf-trial/1.1.0+bb/pictures/');
    expect(result).toEqual({ pictures: [{ name: 'search', jpeg: Buffer.from('a picture').toString('base64') }] });
  });

  const source = () => createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });

  it('is what is live on a channel, with owners, shares and how they do', async () => {
    await trial.promote({ 'mf-trial': '1.1.0+bb' }, 1000);
    const counts = (version: string, pages: number, failures: number) => ({
      remote: 'mf-trial',
      version,
      pages,
      failures,
    });
    await (
      await source()
    ).report?.([
      {
        ...counts('1.0.0+aa', 900, 9),
        loads: [0, 6, 2, 0, 0, 0, 0, 0, 0],
        vitals: { lcp: [0, 0, 0, 0, 0, 9], cls: [9, 0, 0, 0, 0, 0] },
        routes: { '/mf-trial': { lcp: [7, 1, 0, 0, 0, 0] } },
      },
      counts('1.1.0+bb', 100, 1),
    ]);
    const { status, result } = await read(getChannel.path);
    expect(status).toBe(200);
    expect(result).toMatchObject({ channel: 'stable', channels: ['stable'], revision: 2, ending: [] });
    expect(result['hours']).toEqual([
      { at: expect.stringMatching(/:00:00\.000Z$/), remote: 'mf-trial', pages: 1000, failures: 10 },
    ]);
    const [other, own] = result['remotes'] as Record<string, unknown>[];
    expect(other).toMatchObject({ remote: 'mf-other', version: '1.0.0+aa', owner: null, share: null, health: null });
    expect(own).toMatchObject({
      remote: 'mf-trial',
      owner: { team: 'Trials', contact: 'trials@teams.aylal.example' },
      health: {
        pages: 900,
        failures: 9,
        load_half: 100,
        load_most: 100,
        lcp: 'over',
        cls: 0.01,
        inp: null,
        goal: null,
      },
      share: { rollout: 'r2', share: 1000, version: '1.1.0+bb', steps: null, health: { pages: 100, failures: 1 } },
    });
  });

  it('is a remote with its releases, its curve and its hours', async () => {
    const { result } = await read('/api/office/v1/remotes/mf-trial/');
    expect(result).toMatchObject({ live: '1.0.0+aa', revision: 2, share: { version: '1.1.0+bb', rollout: 'r2' } });
    expect((result['versions'] as { version: string }[]).map(({ version }) => version)).toContain('1.1.0+bb');
    expect(result['curves']).toMatchObject([
      {
        rollout: 'r2',
        by: 'page',
        points: [{ share: { pages: 100, failures: 1 }, stable: { pages: 900 }, limit: expect.any(Number) }],
      },
    ]);
    expect((result['hours'] as unknown[]).length).toBe(2);
    expect(result['pages']).toEqual([
      { route: '/mf-trial', version: '1.0.0+aa', measured: 8, lcp: 1000, inp: null, cls: null },
    ]);
    expect((await read('/api/office/v1/remotes/mf-nothing/')).status).toBe(404);
    expect((await read('/api/office/v1/remotes/..%2fkeys/')).status).toBe(400);
  });

  it('is a release with its gates, its weights and what it changes', async () => {
    const { result } = await read('/api/office/v1/remotes/mf-trial/1.1.0+bb/');
    expect(result).toMatchObject({
      before: '1.0.0+aa',
      changes: [{ kind: 'route', name: '/more', side: 'offers', change: 'added' }],
      failures: [],
      publisher: { by: expect.any(String) },
    });
    expect((result['gates'] as unknown[]).length).toBeGreaterThan(10);
    expect((result['weights'] as { bytes: number }[]).every(({ bytes }) => bytes > 0)).toBe(true);
    expect((await read('/api/office/v1/remotes/mf-trial/9.9.9+zz/')).status).toBe(404);
  });

  it('is every state of the channel, and what moved with it', async () => {
    const { result } = await read('/api/office/v1/channel/revisions/');
    expect(result).toMatchObject({ has_more: false });
    const [newest, first] = result['revisions'] as Record<string, unknown>[];
    expect(newest).toMatchObject({ revision: 2, act: 'promote', moved: [], rollouts: [{ share: 1000 }] });
    expect(first?.['moved']).toEqual([
      { remote: 'mf-other', from: null, to: '1.0.0+aa' },
      { remote: 'mf-trial', from: null, to: '1.0.0+aa' },
    ]);
    const short = (await read('/api/office/v1/channel/revisions/?limit=1')).result;
    expect([(short['revisions'] as unknown[]).length, short['has_more']]).toEqual([1, true]);
    expect((await read('/api/office/v1/channel/revisions/?limit=0')).status).toBe(400);
  });

  it('is who offers and uses what, and the log with its newest line first', async () => {
    const { result } = await read('/api/office/v1/platform/');
    const parties = result['parties'] as { remote: string | null; offers: { name: string }[] }[];
    expect(parties.find(({ remote }) => remote === 'mf-trial')?.offers).toContainEqual({
      kind: 'route',
      name: '/mf-trial',
    });
    const log = (await read('/api/office/v1/channel/log/?limit=2')).result;
    const acts = ((await read('/api/office/v1/channel/log/')).result['lines'] as { act: string }[]).map(
      ({ act }) => act,
    );
    expect(acts.indexOf('promote')).toBeLessThan(acts.indexOf('publish'));
    expect(log).toMatchObject({ has_more: true, lines: [{ refused: null }, {}] });
  });
});

describe('A signed command', () => {
  const at = () => trial.now().toISOString();
  const back = (after: number) =>
    ({
      act: 'rollback-remotes',
      channel: 'stable',
      remotes: ['mf-trial'],
      to: null,
      after,
      reason: 'a test',
      at: at(),
    }) as const;

  it('is done by the key that signed it, once, and what it was refused for is said', async () => {
    const key = await trial.credential('promote', 'mf-trial');
    const signed = trial.signed(back(2), key);
    expect(await send(actOnReleases.path, signed)).toMatchObject({
      status: 200,
      result: { changed: true, revision: 3, token: null },
    });
    expect(await send(actOnReleases.path, signed)).toMatchObject({
      status: 409,
      result: { problem: 'state-conflict' },
    });
    const forged = { ...signed, payload: { ...signed.payload, after: 3 } };
    expect(await send(actOnReleases.path, forged)).toMatchObject({ status: 400, result: { code: 'bad-signature' } });
    const show = {
      act: 'override',
      subject: 'Bat',
      hours: 1,
      reason: 'a look',
      releases: { 'mf-trial': '1.1.0+bb' },
      at: at(),
    } as const;
    const foreign = trial.signed(show, await trial.credential('promote', 'mf-other'));
    expect(await send(actOnReleases.path, foreign)).toMatchObject({
      status: 400,
      result: { code: 'foreign-credential' },
    });
    const shown = await send(actOnReleases.path, trial.signed(show, key));
    expect(shown.result['token']).toMatch(/^[\w-]{100,}$/);
  });

  it('names whose key signs, and lets one in where the sandbox is', async () => {
    const key = await trial.credential('promote', null);
    expect((await read(getReleaseKey.path.replace('{key}', key.id))).result).toMatchObject({
      holder: { name: 'promote of a test', may: ['promote'], remotes: null, retired: null },
      admits: true,
    });
    const given = 'A'.repeat(43);
    expect((await send(admitReleaseKey.path, { public_key: given })).result).toMatchObject({ holder: null });
    const publishing = 'B'.repeat(43);
    await send(admitReleaseKey.path, { public_key: publishing, publishes: 'mf-trial' });
    expect(admitted).toEqual([
      [given, 'Ganzorig b7a5c2f0', null],
      [publishing, 'Ganzorig b7a5c2f0', 'mf-trial'],
    ]);
    expect(keyId(given)).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('Who may do what', () => {
  const made = { publicKey: 'B'.repeat(43), may: 'publish', remote: 'mf-trial', holder: 'flights ci' } as const;
  const issue = () => ({ act: 'credential', ...made, reason: 'a test', at: trial.now().toISOString() }) as const;
  const credentials = async (role: StaffRole) =>
    (await read(listCredentials.path, role)).result['credentials'] as { id: string; holder: string }[];

  it('is changed by a key that may manage, seen by auditors too, and by no other key', async () => {
    const promoter = await trial.credential('promote', null);
    expect(await send(actOnReleases.path, trial.signed(issue(), promoter))).toMatchObject({
      status: 400,
      result: { code: 'foreign-credential' },
    });
    const owner = await trial.credential('manage', null);
    const signed = trial.signed(issue(), owner);
    expect(await send(actOnReleases.path, signed, 'auditor')).toMatchObject({ status: 403 });
    expect((await credentials('auditor')).map(({ holder }) => holder)).not.toContain('flights ci');
    expect(await send(actOnReleases.path, signed)).toMatchObject({ status: 200, result: { changed: true } });
    expect(await credentials('auditor')).toContainEqual({
      ...{ id: keyId(made.publicKey), holder: 'flights ci', may: ['publish'], remotes: ['mf-trial'] },
      ...{ channels: null, expires: null },
    });
    const retire = {
      act: 'retire',
      key: keyId(made.publicKey),
      reason: 'a test',
      at: trial.now().toISOString(),
    } as const;
    expect((await send(actOnReleases.path, trial.signed(retire, owner))).status).toBe(200);
    expect((await credentials('auditor')).map(({ holder }) => holder)).not.toContain('flights ci');
  });

  it('names the credential of who is signed in as they are called', async () => {
    const key = { id: keyId('C'.repeat(43)), publicKey: 'C'.repeat(43) };
    await trial.registry.ring.admit(key, { may: 'manage', remote: null, holder: 'Ganzorig b7a5c2f0' });
    expect((await credentials('release-manager')).find(({ id }) => id === key.id)?.holder).toBe('Ганзориг');
    expect((await read(getReleaseKey.path.replace('{key}', key.id))).result).toMatchObject({
      holder: { name: 'Ганзориг', may: ['manage'] },
    });
  });

  it('can be checked to the first entry of the log, and releases to their last byte', async () => {
    expect((await read(verifyReleaseLog.path, 'auditor')).result).toMatchObject({
      whole: true,
      count: expect.any(Number),
    });
    const path = verifyRelease.path.replace('{remote}', 'mf-other').replace('{version}', '1.0.0+aa');
    expect((await read(path, 'auditor')).result).toMatchObject({ whole: true, digest: expect.any(String) });
    expect((await read(path.replace('1.0.0', '9.0.0'), 'auditor')).status).toBe(404);
    const record = join(trial.registry.folder, 'mf-other/1.0.0+aa/release.json');
    const bytes = readFileSync(record, 'utf8');
    writeFileSync(record, bytes.replace('mf_other', 'mf_others'));
    expect((await read(path, 'auditor')).result).toMatchObject({
      whole: false,
      why: expect.stringContaining('mf-other'),
    });
    writeFileSync(record, bytes);
  });

  it('is read with pipelines, profiles, what would be deleted, and the keys of the registry', async () => {
    expect((await read(listTrustedPipelines.path, 'auditor')).result).toMatchObject({ serial: 0, pipelines: [] });
    const { result: shown } = await read(listProfiles.path, 'auditor');
    expect((shown['profiles'] as { name: string }[]).map(({ name }) => name)).toContain('emongolia');
    expect((await read(readPrunePlan.path, 'auditor')).result).toMatchObject({ days: 180, dropped: [] });
    expect((await read(`${readPrunePlan.path}?days=179`)).status).toBe(400);
    const signing = await trial.registry.ownKeys.signing();
    expect((await read(listRegistryKeys.path, 'auditor')).result).toMatchObject({
      serial: 1,
      keys: [{ id: signing.id, public_key: signing.publicKey, expires: null, signs: true }],
    });
  });
});
