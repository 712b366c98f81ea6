/** @jest-environment node */
import { openTrialHost, type TrialHost } from '../testing/trial-host.ts';

let trial: TrialHost;
beforeAll(async () => {
  trial = await openTrialHost();
});
afterAll(() => trial.close());
beforeEach(() => trial.forget());

describe('Pages', () => {
  it("carry the release set, the route's scripts with hashes, and nothing that closes the document early", async () => {
    const page = await trial.get('/mn/trial?x=</script>');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="mn"');
    expect(html).toContain(`href="/releases/mf-trial/files/trial.js"`);
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
    const html = await (await trial.get('/mn')).text();
    const boot = JSON.parse(/id="aylal-boot">(.+?)<\/script>/.exec(html)?.[1] ?? 'null') as object;
    expect(boot).toMatchObject({
      config: { dialUpNumber: '976', links: { app_store: 'https://apps.apple.com/mn/app/id1' } },
      descriptors: [{ routes: [{ pattern: '/trial', sticky: true }] }],
    });
  });

  it('[MFE-1] carry the release of their own remote only, and are told of another one in the same set', async () => {
    const boot = async (path: string) =>
      JSON.parse(/id="aylal-boot">(.+?)<\/script>/.exec(await (await trial.get(path)).text())?.[1] ?? 'null') as {
        pin: string;
        releases: Record<string, unknown>;
      };
    const [own, other] = await Promise.all([boot('/mn/trial'), boot('/mn')]);
    expect([Object.keys(own.releases), other.releases, other.pin]).toEqual([['mf-trial'], {}, 'revision=1']);
    const answer = await trial.get(`/boot/releases/mf-trial?${other.pin}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual(own.releases['mf-trial']);
    expect((await trial.get('/boot/releases/mf-other?revision=1')).status).toBe(404);
    expect((await trial.get('/boot/releases/constructor')).status).toBe(404);
    expect((await trial.get('/boot/releases/mf-trial?revision=../1')).status).toBe(400);
    expect(trial.asked.map(({ lease }) => lease)).toContainEqual({ channel: 'stable', revision: 1, rollouts: [] });
  });

  it('[MFE-5] name the second origin of release files, and may read records there', async () => {
    const page = await trial.get('/mn');
    expect(await page.text()).toContain('"secondFiles":"https://second.example/releases/"');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://second.example;");
  });

  it('[PERSIST-04] do not know in the mini-app what is not registered there, by that cookie alone', async () => {
    const inMode = async (value: string) => {
      const page = await trial.get('/mn/trial', { cookie: `mini_app=${value}` });
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
    const [one, two] = await Promise.all([trial.get('/mn'), trial.get('/mn')]);
    const nonces = [one, two].map(
      (page) => /nonce-([^']+)/.exec(page.headers.get('content-security-policy') ?? '')?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(one.headers.get('content-security-policy')).toContain('frame-ancestors https://app.example;');
    expect(one.headers.get('x-content-type-options')).toBe('nosniff');
    // Asked for again each time, but kept as it was left for Back.
    expect(one.headers.get('cache-control')).toBe('private, no-cache');
    expect(one.headers.get('vary')).toContain('cookie');
  });

  it('[GAP-05] lead from unprefixed addresses to the language last chosen', async () => {
    const answer = await trial.get('/trial?a=1', { cookie: 'tapa_language=en' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/trial?a=1']);
  });

  it.each([
    'tapa_currency=XXX',
    'tapa_currency=',
    `tapa_currency=${'A'.repeat(3000)}`,
    'mini_app=rubbish',
    'tapa_accessToken=broken%00<script>',
    `tapa_accessToken=${'A'.repeat(200)}`,
    'aylal_browser=</script>',
    ';;=;=x; ;tapa',
  ])('[WEB-6] are those of a new visitor for a cookie of rubbish: %.40s', async (cookie) => {
    const page = await trial.get('/mn/trial', { cookie });
    const html = await page.text();
    const boot = JSON.parse(/id="aylal-boot">(.+?)<\/script>/.exec(html)?.[1] ?? 'null') as object;
    expect(page.status).toBe(200);
    expect(boot).toMatchObject({ locale: 'mn', currency: 'MNT', mode: 'web', session: 'absent' });
    expect(page.headers.get('set-cookie')).toMatch(/aylal_browser=[\w-]+;/);
    expect((await trial.get('/', { cookie })).headers.get('location')).toBe('/mn');
  });

  it('[I18N-02] speak Mongolian unless another language was chosen, whatever the browser prefers', async () => {
    const answer = await trial.get('/', { 'accept-language': 'en' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/mn']);
  });

  it('end the mark of stale lists, since they are made again for it', async () => {
    const answer = await trial.get('/mn/trial', { cookie: 'reValidate=1' });
    expect(answer.headers.getSetCookie()).toContain('reValidate=; Max-Age=0; Path=/; SameSite=Lax');
    expect((await trial.get('/mn/trial')).headers.get('set-cookie')).not.toContain('reValidate');
  });

  it('name every language and the page without language', async () => {
    const html = await (await trial.get('/en')).text();
    expect(html.match(/hreflang=/g)).toHaveLength(7);
  });

  it('answer 404 with a working shell where nobody knows the address', async () => {
    const page = await trial.get('/mn/no-such-page');
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('aylal-boot');
  });
});

describe('Names of remotes', () => {
  it('stand in the page in its own language, and come in another one when it is asked for', async () => {
    const html = await (await trial.get('/ru/trial')).text();
    const boot = JSON.parse(/id="aylal-boot">(.+?)<\/script>/.exec(html)?.[1] ?? 'null') as {
      descriptors: { navigation: { label: string }[] }[];
    };
    expect(boot.descriptors[0]?.navigation[0]?.label).toBe('Проба');
    expect(await (await trial.get('/boot/names/en')).json()).toEqual({ 'navigation/trial': 'Trial' });
    expect(await (await trial.get('/boot/names/en', { cookie: 'mini_app=emongolia' })).json()).toEqual({});
    expect((await trial.get('/boot/names/xx')).status).toBe(404);
  });
});
