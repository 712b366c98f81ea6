/** @jest-environment node */
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { defineDescriptor, shellContractVersion } from '@aylal/shell/descriptor';
import type { ReleaseSource, Visitor } from '@aylal/releases';
import { startHost, type RunningHost } from './start-host.ts';

const hash = 'A'.repeat(64);
const script = (path: string) => [path, { sha384: hash, bytes: 1 }] as const;
const descriptor = defineDescriptor({
  id: 'mf-trial',
  contract: '^1.0.0',
  routes: [{ pattern: '/trial', chunk: 'trial', noindex: true, sticky: true }],
  navigation: [
    {
      id: 'trial',
      label: { mn: 'Туршилт', en: 'Trial', zh: '试', ru: 'Проба', ko: '시험', ja: '試' },
      path: '/trial',
      icon: 'plane',
    },
  ],
});
/** The trial remote is none of the mini-app's. */
const source: ReleaseSource = {
  resolve(visitor) {
    asked.push(visitor);
    return {
      channel: 'stable',
      revision: 1,
      releases:
        visitor.mode === 'emongolia'
          ? {}
          : {
              'mf-trial': {
                version: '1.0.0+ab',
                digest: hash,
                base: '/releases/mf-trial/1.0.0+ab/',
                record: {
                  remote: 'mf-trial',
                  version: '1.0.0+ab',
                  git: 'x',
                  builtAt: '2026-01-01T00:00:00.000Z',
                  container: 'mf_trial',
                  uniqueName: 'mf_trial_1',
                  shell: { contractRange: '^1.0.0' },
                  entry: 'entry.js',
                  mfManifest: 'mf-manifest.json',
                  exposes: { './remote': ['remote.js'] },
                  chunks: { trial: ['trial.js'], 'messages-mn': ['messages-mn.js'] },
                  needs: { trial: ['@aylal/ui/journey'] },
                  shared: {},
                  descriptor,
                  files: Object.fromEntries(['entry.js', 'remote.js', 'trial.js', 'messages-mn.js'].map(script)),
                },
              },
            },
    };
  },
  refresh: async () => undefined,
};

let provider: Server;
let host: RunningHost;
let folder: string;
let seen: IncomingMessage[] = [];
let asked: Visitor[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    seen.push(request);
    const answer = (status: number, result: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', location: 'http://elsewhere.example/' })
        .end(JSON.stringify({ status_code: status, message: '', result }));
    if (request.url === '/api/user/v1/login/')
      return answer(200, { email: 'a@b.mn', expires: '2027-01-01T00:00:00.000Z', token: 'secret-token-0123456789' });
    if (request.url === '/api/user/v1/me/') return answer(401, { problem: 'not-signed-in' });
    if (request.url === '/api/flight/v4/rest/confirm/') return answer(403, { problem: 'session-refused' });
    return answer(200, {});
  }).listen(0);
  folder = mkdtempSync(join(tmpdir(), 'aylal-host-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'main.js'), '1');
  writeFileSync(
    join(folder, 'dist', 'host.json'),
    JSON.stringify({
      version: '1',
      git: 'x',
      builtAt: '',
      main: ['main.js'],
      first: [],
      chunks: {},
      later: { '@aylal/ui/journey': ['journey.js'] },
      needs: {},
      files: { 'main.js': { sha384: hash, bytes: 1 }, 'journey.js': { sha384: hash, bytes: 1 } },
    }),
  );
  host = await startHost({
    host: '127.0.0.1',
    port: 0,
    buildFolder: join(folder, 'dist'),
    providerUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    source,
    sandbox: false,
    publicUrl: 'http://localhost:3000',
    releasesSecondFilesUrl: 'https://second.example/releases',
    miniAppOrigins: ['https://app.example'],
    links: { app_store: 'https://apps.apple.com/mn/app/id1' },
    hostKey: 'key-of-this-test-run',
    logLevel: 'silent',
  });
});

afterAll(async () => {
  await host.close();
  provider.closeAllConnections();
  provider.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  seen = [];
  asked = [];
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(host.url.replace('localhost', '127.0.0.1') + path, { redirect: 'manual', headers });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(host.url.replace('localhost', '127.0.0.1') + path, {
    method: 'POST',
    body,
    headers: {
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'x-aylal-client': 'web',
      ...headers,
    },
  });

/** As it stands: `fetch` would tidy the path before sending it. */
function rawStatus(path: string): Promise<number | undefined> {
  const { port } = new URL(host.url);
  return new Promise((done, failed) => {
    httpRequest({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on('error', failed)
      .end();
  });
}

describe('Pages', () => {
  it("carry the release set, the route's scripts with hashes, and nothing that closes the document early", async () => {
    const page = await get('/mn/trial?x=</script>');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="mn"');
    expect(html).toContain(`href="/releases/mf-trial/1.0.0+ab/trial.js"`);
    expect(html).toMatch(/<link rel="preload" as="script" href="\/assets\/journey.js"[^>]+integrity="sha384-/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    const boot = JSON.parse(/id="aylal-boot">(.+?)<\/script>/.exec(html)?.[1] ?? 'null') as {
      releases: Record<string, { contents?: { entry: string } }>;
      session: string;
    };
    expect(boot.releases['mf-trial']?.contents?.entry).toBe('entry.js');
    expect(boot.session).toBe('absent');
  });

  it('[ROUTE-30] [SHELL-13] carry what the frame needs of a route, and the global config', async () => {
    const html = await (await get('/mn')).text();
    const boot = JSON.parse(/id="aylal-boot">(.+?)<\/script>/.exec(html)?.[1] ?? 'null') as object;
    expect(boot).toMatchObject({
      config: { dialUpNumber: '976', links: { app_store: 'https://apps.apple.com/mn/app/id1' } },
      descriptors: [{ routes: [{ pattern: '/trial', sticky: true }] }],
    });
  });

  it('[MFE-1] carry the release of their own remote only, and are told of another one in the same set', async () => {
    const boot = async (path: string) =>
      JSON.parse(/id="aylal-boot">(.+?)<\/script>/.exec(await (await get(path)).text())?.[1] ?? 'null') as {
        pin: string;
        releases: Record<string, unknown>;
      };
    const [own, other] = await Promise.all([boot('/mn/trial'), boot('/mn')]);
    expect([Object.keys(own.releases), other.releases, other.pin]).toEqual([['mf-trial'], {}, 'revision=1']);
    const answer = await get(`/boot/releases/mf-trial?${other.pin}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual(own.releases['mf-trial']);
    expect((await get('/boot/releases/mf-other?revision=1')).status).toBe(404);
    expect((await get('/boot/releases/mf-trial?revision=../1')).status).toBe(400);
    expect(asked.map(({ lease }) => lease)).toContainEqual({ revision: 1, rollouts: [] });
  });

  it('[MFE-5] name the second origin of release files, and may read records there', async () => {
    const page = await get('/mn');
    expect(await page.text()).toContain('"secondFiles":"https://second.example/releases/"');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://second.example;");
  });

  it('[PERSIST-04] do not know in the mini-app what is not registered there, by that cookie alone', async () => {
    const inMode = async (value: string) => {
      const page = await get('/mn/trial', { cookie: `mini_app=${value}` });
      const html = await page.text();
      const boot = JSON.parse(/id="aylal-boot">(.+?)<\/script>/.exec(html)?.[1] ?? 'null') as object;
      return { status: page.status, html, boot };
    };
    const mini = await inMode('emongolia');
    expect(mini.status).toBe(404);
    expect(mini.boot).toMatchObject({ mode: 'emongolia', releases: {}, descriptors: [] });
    expect(mini.html).not.toContain('mf-trial');
    expect(mini.html).toContain('<meta name="robots" content="noindex">');
    expect(await inMode('other')).toMatchObject({ status: 200, boot: { mode: 'web' } });
  });

  it('[WEB-1, WEB-2] have a policy with a nonce of their own, and the other headers', async () => {
    const [one, two] = await Promise.all([get('/mn'), get('/mn')]);
    const nonces = [one, two].map(
      (page) => /nonce-([^']+)/.exec(page.headers.get('content-security-policy') ?? '')?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(one.headers.get('content-security-policy')).toContain('frame-ancestors https://app.example;');
    expect(one.headers.get('x-content-type-options')).toBe('nosniff');
    expect(one.headers.get('cache-control')).toBe('no-store');
  });

  it('[GAP-05] lead from unprefixed addresses to the language last chosen', async () => {
    const answer = await get('/trial?a=1', { cookie: 'tapa_language=en' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/trial?a=1']);
  });

  it('[I18N-02] speak Mongolian unless another language was chosen, whatever the browser prefers', async () => {
    const answer = await get('/', { 'accept-language': 'en' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/mn']);
  });

  it('name every language and the page without language', async () => {
    const html = await (await get('/en')).text();
    expect(html.match(/hreflang=/g)).toHaveLength(7);
  });

  it('answer 404 with a working shell where nobody knows the address', async () => {
    const page = await get('/mn/no-such-page');
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('aylal-boot');
  });
});

describe('Calls to the provider', () => {
  it('[SEC-1] [SESS-02] [PERSIST-02] turn the token into an HttpOnly cookie and strip it from the answer', async () => {
    const answer = await post('/api/user/v1/login/', '{"login":"a@b.mn","password":"x"}');
    expect(await answer.text()).not.toContain('secret-token');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^tapa_accessToken=secret-token-0123456789; Path=\/; HttpOnly; SameSite=Lax; Expires=/,
    );
  });

  it('[SEC-1] send the cookie as bearer and clear it when the provider refuses the session', async () => {
    const answer = await get('/api/user/v1/me/', {
      cookie: 'tapa_accessToken=stale-token-0123456789',
      authorization: 'Bearer of-somebody-else',
    });
    expect(seen[0]?.headers.authorization).toBe('Bearer stale-token-0123456789');
    expect(answer.headers.get('set-cookie')).toMatch(/^tapa_accessToken=;.*Max-Age=0/);
  });

  it('[ERR-06] remove the access token when a booking is answered 403', async () => {
    const cookie = 'tapa_accessToken=stale-token-0123456789';
    const answer = await post('/api/flight/v4/rest/confirm/', '{}', { cookie });
    expect([answer.status, seen[0]?.headers.authorization]).toEqual([403, 'Bearer stale-token-0123456789']);
    expect(answer.headers.get('set-cookie')).toMatch(/^tapa_accessToken=;.*Max-Age=0/);
  });

  it('[AUT-7] drop identity headers from outside and keep redirects to themselves', async () => {
    await get('/api/airports/?q=ub', {
      'x-forwarded-for': '6.6.6.6',
      'x-aylal-host-key': 'guess',
      'x-real-ip': '6.6.6.6',
    });
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen[0]?.headers['x-aylal-host-key']).toBe('key-of-this-test-run');
    expect(seen[0]?.headers['x-real-ip']).toBeUndefined();
  });

  it('[AUT-7] reach listed operations only', async () => {
    expect((await get('/api/admin/')).status).toBe(404);
    expect((await get('/api/user/v1/login/')).status).toBe(404);
    expect((await get('/sandbox/outbox')).status).toBe(404);
    expect(seen).toEqual([]);
  });

  it.each(['/api/user/../admin', '/api/%2e%2e/x', '/api/user%2fv1', 'http://127.0.0.1/api/x'])(
    '[AUT-7] answer 400 to %s',
    async (path) => {
      expect(await rawStatus(path)).toBe(400);
      expect(seen).toEqual([]);
    },
  );

  it('[SEC-6] refuse a change that another site sends', async () => {
    const answer = await post('/api/user/v1/login/', '{}', { origin: 'http://evil.example' });
    expect(answer.status).toBe(403);
    expect(seen).toEqual([]);
  });

  it('[AUT-3] refuse a body above 256 KB', async () => {
    expect((await post('/api/user/v1/login/', JSON.stringify({ login: 'x'.repeat(300_000) }))).status).toBe(413);
  });
});

describe('The host itself', () => {
  it('[OPS-3] says that it lives and that it is ready', async () => {
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200]);
  });

  it('[CALL-82] [API-73] [GAP-46] [ENT-05] answers the config for an hour', async () => {
    const answer = await get('/api/config');
    expect(answer.headers.get('cache-control')).toContain('max-age=3600');
    expect(await answer.json()).toMatchObject({ status_code: 200, result: { dialUpNumber: '976' } });
  });
});

describe('Names of remotes', () => {
  it('stand in the page in its own language, and come in another one when it is asked for', async () => {
    const html = await (await get('/ru/trial')).text();
    const boot = JSON.parse(/id="aylal-boot">(.+?)<\/script>/.exec(html)?.[1] ?? 'null') as {
      descriptors: { navigation: { label: string }[] }[];
    };
    expect(boot.descriptors[0]?.navigation[0]?.label).toBe('Проба');
    expect(await (await get('/boot/names/en')).json()).toEqual({ 'navigation/trial': 'Trial' });
    expect(await (await get('/boot/names/en', { cookie: 'mini_app=emongolia' })).json()).toEqual({});
    expect((await get('/boot/names/xx')).status).toBe(404);
  });
});

describe('The public boot document', () => {
  it('names the releases of a mode with absolute addresses, for pages of any origin', async () => {
    const answer = await get('/boot/web.json', { cookie: 'tapa_accessToken=secret' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
    expect(await answer.json()).toEqual({
      contract: shellContractVersion,
      mode: 'web',
      revision: 1,
      releases: {
        'mf-trial': {
          version: '1.0.0+ab',
          digest: hash,
          base: 'http://localhost:3000/releases/mf-trial/1.0.0+ab/',
        },
      },
      descriptors: [descriptor],
    });
  });

  it('[PERSIST-04] has nothing for the mini-app that is not registered there, and no other mode', async () => {
    expect(await (await get('/boot/emongolia.json')).json()).toMatchObject({ releases: {}, descriptors: [] });
    expect((await get('/boot/other.json')).status).not.toBe(200);
  });
});
