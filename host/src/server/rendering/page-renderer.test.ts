/** @jest-environment node */
import type { ResolvedRelease } from '@aylal/releases';
import type { BootDocument } from '../../remotes/boot-document.ts';
import type { AskProvider, FirstSight, OwnPage } from '../../rendering/render-request.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRenderer, type PageOrder, type Rendering, type RenderTrouble } from './page-renderer.ts';
import type { RenderPool } from './render-pool.ts';
import { RenderFailure, type RenderJob } from './render-thread.ts';
import { createReleaseCoolDown } from './release-cool-down.ts';

const release = { version: '1.0.0+one', digest: 'digest', base: '/releases/mf-part/' } as ResolvedRelease;
const boot = {
  locale: 'mn',
  currency: 'MNT',
  mode: 'web',
  session: 'absent',
  rates: {},
  releases: { 'mf-part': release },
};
const order: PageOrder = {
  address: '/mn/part',
  boot: boot as unknown as BootDocument,
  set: ['mf-part digest'],
  releases: { 'mf-part': release },
  parts: [],
  reads: ['/api/offers'],
  skipCache: false,
};
const noRead: AskProvider = async () => ({ status: 200, body: '{}' });

function open(paint: (job: RenderJob) => Promise<string>, { missing = false, deadlineMs = 5000 } = {}) {
  let time = 0;
  let own = 0;
  const rendered: string[] = [];
  const trouble: RenderTrouble[] = [];
  const firsts: FirstSight[] = [];
  const poolOf = (name: string): RenderPool => ({
    start() {},
    async render(job) {
      rendered.push(name + job.order.address);
      return { html: await paint(job), styles: '', queries: '{}' };
    },
    close: async () => {},
  });
  const renderer = createPageRenderer({
    pool: poolOf(''),
    visitorPool: poolOf('visitor '),
    parts: {
      async scriptOf(remote, { version }) {
        if (missing) throw new Error('the server build is not the one of the release record');
        return { remote, name: `${remote}@${version}`, code: '' };
      },
    },
    cache: createPageCache<Rendering>({ forMs: 20_000, mostBytes: 10_000, now: () => time }),
    resting: createReleaseCoolDown({ forMs: 30_000, now: () => time }),
    deadlineMs,
    formDeadlineMs: 2 * deadlineMs,
    now: () => new Date('2026-11-21T02:00:00Z'),
  });
  const visit = async (change: Partial<PageOrder> = {}, read = noRead) =>
    (
      await renderer.render(
        { ...order, ...change },
        read,
        { done: () => (own += 1), trouble: (one) => trouble.push(one) },
        (sight) => firsts.push(sight),
      )
    )?.html ?? null;
  return { visit, rendered, done: () => own, trouble, firsts, renderer, wait: (ms: number) => (time += ms) };
}

describe('A page of its visitor', () => {
  const own: OwnPage = {
    user: null,
    origin: 'http://localhost:3000',
    formKey: 'key-of-the-form',
    nextKey: 'key-of-the-next',
    posted: null,
    remote: 'mf-part',
    pattern: '/part',
    params: {},
  };

  it('is rendered for each, by threads that render nothing else, and kept for nobody', async () => {
    let made = 0;
    const { visit, rendered, renderer } = open(async () => `page ${(made += 1)}`);
    expect(await Promise.all([visit({ own }), visit({ own }), visit()])).toEqual(['page 1', 'page 2', 'page 3']);
    expect(rendered.toSorted()).toEqual(['/mn/part', 'visitor /mn/part', 'visitor /mn/part']);
    expect(renderer.cached({ ...order, own })).toBeNull();
    expect(await visit({ own })).toBe('page 4');
    expect(await visit()).toBe('page 3');
  });

  it('[REL-4] blames no release where it was late, and has longer where a form is to be done first', async () => {
    const { visit, trouble } = open(async (job) => {
      job.late();
      return 'page';
    });
    expect(await visit({ own })).toBeNull();
    await visit({ own: { ...own, posted: [] } });
    expect(trouble.map(({ reason, remote }) => [reason, remote])).toEqual([
      ['late', null],
      ['late', null],
    ]);
    expect(trouble.map(({ message }) => message)).toEqual(['longer than 5000 ms', 'longer than 10000 ms']);
  });
});

describe('A page that is the same for everybody', () => {
  it('is rendered once for those who come together, and cached for 20 seconds', async () => {
    const { visit, rendered, done, renderer, wait } = open(async () => 'page');
    expect(await Promise.all([visit(), visit(), visit()])).toEqual(['page', 'page', 'page']);
    expect(renderer.cached(order)?.facts.at).toBe('2026-11-21T02:00:00.000Z');
    expect([rendered.length, done()]).toEqual([1, 1]);
    wait(20_000);
    await visit();
    expect([rendered.length, done()]).toEqual([2, 2]);
  });

  it.each([
    ['another address', { address: '/mn/part?day=2' }],
    ['another language', { boot: { ...boot, locale: 'en' } }],
    ['another currency', { boot: { ...boot, currency: 'USD' } }],
    ['new rates', { boot: { ...boot, rates: { USD: '3450' } } }],
    ['a session', { boot: { ...boot, session: 'present' } }],
    ['another release', { set: ['mf-part other'] }],
  ])('is rendered again for %s', async (_, change) => {
    const { visit, rendered } = open(async () => 'page');
    await visit();
    await visit(change as unknown as Partial<PageOrder>);
    expect(rendered).toHaveLength(2);
  });

  it('is made again for a visitor who has changed what it lists, and cached for the others', async () => {
    let made = 0;
    const { visit, renderer } = open(async () => `page ${(made += 1)}`);
    await visit();
    expect(renderer.cached({ ...order, skipCache: true })).toBeNull();
    expect(await visit({ skipCache: true })).toBe('page 2');
    expect(await visit()).toBe('page 2');
  });

  it('is forgotten when it is asked to be', async () => {
    const { visit, rendered, renderer } = open(async () => 'page');
    await visit();
    renderer.forget();
    const underWay = visit();
    renderer.forget();
    await underWay;
    await visit();
    expect(rendered).toHaveLength(3);
  });

  it('serves the next visitor when it was late for the first', async () => {
    const ends: (() => void)[] = [];
    const { visit, trouble, rendered } = open((job) => {
      job.late();
      return new Promise((resolve) => ends.push(() => resolve('page')));
    });
    expect(await visit()).toBeNull();
    expect(trouble).toMatchObject([{ reason: 'late', remote: 'mf-part' }]);
    ends.forEach((end) => end());
    await Promise.resolve();
    await new Promise((turn) => setTimeout(turn, 0));
    expect(await visit()).toBe('page');
    expect(rendered).toHaveLength(1);
  });

  it('shows its first sight to anyone who asked for it, and the whole page to anyone who came after', async () => {
    const sight = { html: '<h1>', tail: '</h1>', styles: '' };
    const { visit, firsts } = open(async (job) => {
      job.first(sight);
      return '<h1>page</h1>';
    });
    expect(await Promise.all([visit(), visit()])).toEqual(['<h1>page</h1>', '<h1>page</h1>']);
    expect(firsts).toEqual([sight]);
  });

  it('hands what was read ahead to the render, once', async () => {
    let reads = 0;
    const read: AskProvider = async (url) => ({ status: 200, body: `${url} ${(reads += 1)}` });
    const { visit } = open(async (job) => (await job.read('/api/offers', 'mn')).body);
    expect(await visit({}, read)).toBe('/api/offers 1');
    expect(reads).toBe(1);
  });
});

describe('[MFE-5] A page that cannot be rendered', () => {
  it('is left to the browser, the report names the release, and the release cools down for 30 seconds', async () => {
    let broken = true;
    const { visit, trouble, rendered, wait } = open(async () => {
      if (broken) throw new RenderFailure('threw', 'broken', 'mf-part@1.0.0+one');
      return 'page';
    });
    expect(await visit()).toBeNull();
    expect(trouble).toEqual([{ reason: 'threw', remote: 'mf-part', message: 'broken' }]);
    broken = false;
    expect(await visit()).toBeNull();
    expect(rendered).toHaveLength(1);
    wait(30_000);
    expect(await visit()).toBe('page');
  });

  it('cools down only when it is late three times in a row: a busy machine makes everybody late', async () => {
    let late = true;
    const { visit, rendered, wait } = open(async (job) => {
      if (!late) return 'page';
      job.late();
      return new Promise(() => {});
    });
    await visit();
    await visit();
    late = false;
    expect(await visit({ address: '/mn/part?2' })).toBe('page');
    late = true;
    for (let turn = 0; turn < 3; turn += 1) await visit();
    const before = rendered.length;
    expect(await visit()).toBeNull();
    expect(rendered).toHaveLength(before);
    wait(5000);
    late = false;
    expect(await visit()).toBe('page');
  });

  it('cools down for 30 seconds at once when it hangs, although its visitor has been told long before', async () => {
    const { visit, rendered, wait } = open(async (job) => {
      job.late();
      throw new RenderFailure('hung', 'longer than 3000 ms');
    });
    await visit();
    await Promise.resolve();
    wait(29_999);
    await visit();
    expect(rendered).toHaveLength(1);
  });

  it('[MFE-4] is so when the server build is not the one of the signed record', async () => {
    const { visit, trouble, rendered } = open(async () => 'page', { missing: true });
    expect(await visit()).toBeNull();
    expect(trouble[0]).toMatchObject({ reason: 'missing', remote: 'mf-part' });
    expect(rendered).toEqual([]);
  });

  it('blames nobody when its data is late, and when a browser has to do it', async () => {
    const late = open(async () => 'page', { deadlineMs: 30 });
    expect(await late.visit({}, () => new Promise(() => {}))).toBeNull();
    expect(late.trouble[0]).toMatchObject({ reason: 'unread', remote: null });
    const left = open(async () => {
      throw new RenderFailure('left', 'the address leads elsewhere');
    });
    expect(await left.visit()).toBeNull();
    expect(left.trouble[0]).toMatchObject({ reason: 'left', remote: null });
  });
});
