/** @jest-environment node */
import { seedProfiles, type Profile, type Visitor } from '@aylal/releases';
import type { FastifyRequest } from 'fastify';
import type { ReleaseFaults } from '../remotes/release-faults.ts';
import type { PageOrder } from '../rendering/page-renderer.ts';
import { openTrialHost, type TrialHost } from '../testing/trial-host.ts';
import { trialSource } from '../testing/trial-source.ts';
import { attemptRendering } from './attempt-rendering.ts';
import type { PageOptions } from './page-options.ts';

const reduced: Profile = { name: 'hotels-only', channel: null, mode: 'web', shell: 'web', layout: 'mini-app' };
const lending: Profile = { ...reduced, name: 'lender', layout: 'web', traits: { payments: 'emongolia' } };
const asked: Visitor[] = [];
let profiles: readonly Profile[];
let trial: TrialHost;
beforeAll(async () => {
  trial = await openTrialHost({ source: { ...trialSource(asked), profiles: () => profiles } });
});
afterAll(() => trial.close());
beforeEach(() => {
  trial.forget();
  asked.length = 0;
  profiles = [...seedProfiles, reduced, lending];
});

const pageOf = async (name: string) => {
  const html = await (await trial.get('/mn', { cookie: `mini_app=${name}` })).text();
  const boot = JSON.parse(/id="aylal-boot">(.+?)<\/script>/.exec(html)?.[1] ?? 'null') as { mode: string };
  return {
    mode: boot.mode,
    noindex: html.includes('<meta name="robots" content="noindex">'),
    asked: asked.at(-1)?.profile,
  };
};

describe("A partner's profile", () => {
  it('decides by its name which releases a page gets, and by its layout what frame is around them', async () => {
    expect(await pageOf('hotels-only')).toEqual({ mode: 'emongolia', noindex: true, asked: 'hotels-only' });
    expect(await pageOf('lender')).toEqual({ mode: 'web', noindex: true, asked: 'lender' });
    expect(await pageOf('boats-only')).toEqual({ mode: 'web', noindex: false, asked: 'web' });
  });

  it('is served as long as the registry has it', async () => {
    const boot = async () => (await trial.get('/boot/hotels-only.json')).status;
    expect(await boot()).toBe(200);
    expect(await (await trial.get('/boot/hotels-only.json')).json()).toMatchObject({
      profile: 'hotels-only',
      mode: 'emongolia',
    });
    profiles = seedProfiles;
    expect(await boot()).toBe(404);
    expect(await pageOf('hotels-only')).toMatchObject({ mode: 'web', asked: 'web' });
  });

  it('[PAY-03] is told to the provider by what it may be paid with, never by its name or layout', async () => {
    for (const name of ['hotels-only', 'lender', 'emongolia', 'web', 'boats-only'])
      await trial.get('/api/airports/?q=ub', { cookie: `mini_app=${name}` });
    expect(trial.seen.map(({ headers }) => headers['x-aylal-mode'])).toEqual([
      undefined,
      'emongolia',
      'emongolia',
      undefined,
      undefined,
    ]);
  });

  it.each(['/boot/names/mn', '/boot/releases/mf-trial', '/remote-fallback/mf-trial'])(
    'is what %s answers for',
    async (path) => {
      await trial.get(path, { cookie: 'mini_app=hotels-only' });
      expect(asked.at(-1)?.profile).toBe('hotels-only');
    },
  );

  it('has renderings of its own: what it shows of a descriptor may differ where releases do not', () => {
    const orderFor = (profile: Profile) => {
      const rendering = { open: (_request: unknown, _browser: string, order: PageOrder) => order };
      const options = { rendering, faults: { list: () => [] } as unknown as ReleaseFaults };
      const set = { channel: 'stable', revision: 1, releases: {} };
      const facts = { browser: 'b', set, page: null, path: '/', profile, url: new URL('http://shop.example/mn') };
      const boot = { descriptors: [] };
      return attemptRendering(
        {} as FastifyRequest,
        { ...facts, boot, reads: [], skipCache: false } as unknown as Parameters<typeof attemptRendering>[1],
        options as unknown as PageOptions,
      ) as unknown as PageOrder;
    };
    const [web, other] = [orderFor(lending), orderFor({ ...lending, shows: { routes: ['/trial'] } })];
    expect(web.set).not.toEqual(other.set);
    expect(orderFor({ ...lending }).set).toEqual(web.set);
  });
});
