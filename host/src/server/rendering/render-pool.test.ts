/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { RenderJob } from './render-thread.ts';
import type { AskProvider, RenderRequest } from '../../rendering/render-request.ts';

/** Stands for the host's server build: a page is what the remote module of the first release says. */
const hostCode = `
  exports.sharedExternalsFor = async (range) => ({ react: { version: '19' }, '@aylal/ui': { range } });
  exports.noteMajor = (remoteModule, range) => { remoteModule.noted = range; };
  exports.warmUp = async () => {};
  exports.renderPageText = async (order, remoteModules, read, first) => {
    if (!remoteModules['mf-part']) return { html: 'sound', styles: '', queries: '{}' };
    return { html: String(await remoteModules['mf-part'].page(read, order, first)), styles: '', queries: '{}' };
  };
`;
const order = { address: '/mn', boot: {}, at: '2026-11-21T02:00:00Z', parts: [] } as unknown as RenderRequest;
const noAnswer: AskProvider = async () => {
  throw new Error('no provider');
};

let pool: RenderPool;
let count = 0;
beforeAll(() => {
  process.env['AYLAL_SECRET'] = 'hidden';
  pool = createRenderPool({ code: hostCode, threads: 2, limits: { heapMb: 96, externalMb: 64 } });
  pool.start();
});
// A pool that has no thread at the moment refuses at once.
beforeEach(async () => {
  while (!(await isServing())) await new Promise((wait) => setTimeout(wait, 20));
});
afterAll(async () => {
  delete process.env['AYLAL_SECRET'];
  await pool.close();
});

const noFirst: RenderJob['first'] = () => {};

/** Renders with a release whose page is the given function. */
function render(page: string, { deadlineMs = 30_000, read = noAnswer, first = noFirst, late = () => {} } = {}) {
  const script = {
    remote: 'mf-part',
    name: `mf-part@1.0.${(count += 1)}`,
    code: `exports.remote = { page: ${page} };`,
  };
  return pool.render({ order, scripts: [script], read, first, late }, deadlineMs).then(({ html }) => html);
}
const sound = () => pool.render({ order, scripts: [], read: noAnswer, first() {}, late() {} }, 30_000);

const isServing = () =>
  sound().then(
    () => true,
    () => false,
  );

describe('A part that does its work', () => {
  it('is rendered, reads through the port and gets what every host gives', async () => {
    const read: AskProvider = async (url, locale) => ({ status: 200, body: `${url} in ${locale}` });
    expect(await render(`async (read) => (await read('/api/x', 'mn')).body`, { read })).toBe('/api/x in mn');
  });
});

describe('A part that shows its first sight before the rest', () => {
  const page = (rest: string) =>
    `async (read, order, first) => { first({ html: '<h1>', tail: '</h1>', styles: '' }); ${rest} }`;

  it('sends it ahead of the page', async () => {
    const sent: string[] = [];
    const html = await render(page(`return '<h1>page</h1>'`), { first: (sight) => sent.push(sight.html) });
    expect([...sent, html]).toEqual(['<h1>', '<h1>page</h1>']);
  });

  it('may still fail after it', async () => {
    const sent: string[] = [];
    const broken = render(page(`throw new Error('broken rest')`), { first: (sight) => sent.push(sight.tail) });
    await expect(broken).rejects.toMatchObject({ fault: 'threw', message: 'broken rest' });
    expect(sent).toEqual(['</h1>']);
  });
});

describe('[MFE-5] A part that fails on the server costs only its own page', () => {
  it.each([
    ['loops for ever', '() => { for (;;); }', { fault: 'hung' }, 500],
    ['never answers', '() => new Promise(() => {})', { fault: 'hung' }, 500],
    ['throws', `() => { throw new Error('broken part'); }`, { fault: 'threw', message: 'broken part' }, 20_000],
    [
      'fills the heap',
      '() => { const all = []; for (;;) all.push(new Array(1e6).fill(1.5)); }',
      { fault: 'memory' },
      20_000,
    ],
    [
      'fills buffers, which are not in the heap',
      '() => { const all = []; for (let n = 0; ; n += 1) all.push(new Uint8Array(4e6).fill(n)); }',
      { fault: 'memory' },
      20_000,
    ],
    ['loads a module that no host gives', `() => 1, missing: require('node:fs')`, { fault: 'threw' }, 20_000],
  ])('when it %s', async (_, page, failure, deadlineMs) => {
    await expect(render(page, { deadlineMs })).rejects.toMatchObject(failure);
    while (!(await isServing())) await new Promise((wait) => setTimeout(wait, 20));
    await expect(sound()).resolves.toMatchObject({ html: 'sound' });
  });

  it('and the report can name the release', async () => {
    await expect(render(`function page() { null.x; }`)).rejects.toMatchObject({ script: `mf-part@1.0.${count}` });
  });
});

describe('[MFE-7] A part on the server reaches nothing beyond its render', () => {
  it.each([
    ['the environment', `() => typeof process === 'undefined' ? 'none' : process.env.AYLAL_SECRET`],
    [
      'the environment by a made function',
      `() => Function('return typeof process')() === 'undefined' ? 'none' : 'there'`,
    ],
    ['a module by name', `() => import('node:fs').then(() => 'there', () => 'none')`],
    ['a module by a made function', `() => Function('return import("node:fs")')().then(() => 'there', () => 'none')`],
    [
      'other threads, the network by other means, memory that nobody counts',
      `() => ['Worker', 'MessageChannel', 'BroadcastChannel', 'WebSocket', 'EventSource', 'fetch', 'WebAssembly', 'SharedArrayBuffer', 'require', 'global', 'navigator', 'performance', 'localStorage']
        .filter((name) => name in globalThis).join() || 'none'`,
    ],
    [
      'the process through a stack trace',
      `() => { const found = []; Error.prepareStackTrace = (error, calls) => { for (const call of calls) { found.push(call.getThis(), call.getFunction()); } return ''; };
        try { new Error().stack; } finally { delete Error.prepareStackTrace; }
        return found.some((one) => one && (one.env || one.mainModule || one.binding)) ? 'there' : 'none'; }`,
    ],
  ])('not %s', async (_, page) => {
    expect(await render(page)).toBe('none');
  });

  it('not a host elsewhere', async () => {
    let asked = 0;
    const elsewhere = createServer((_request, response) => {
      asked += 1;
      response.end('found');
    });
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
    const { port } = elsewhere.address() as AddressInfo;
    const tries = `async () => { try { return await (await fetch('http://127.0.0.1:${port}/')).text(); } catch { return 'none'; } }`;
    expect(await render(tries)).toBe('none');
    expect(asked).toBe(0);
    await new Promise((closed) => elsewhere.close(closed));
  });

  it('not a later render, by a timer that it leaves behind', async () => {
    const read: AskProvider = async (url) => ({ status: 200, body: url });
    const received: string[] = [];
    const listen: AskProvider = async (url, locale) => {
      received.push(url);
      return read(url, locale);
    };
    await render(`(read) => { setTimeout(() => read('/late', 'mn'), 20); return 'left'; }`, {
      read: listen,
    });
    await new Promise((wait) => setTimeout(wait, 120));
    expect(received).toEqual([]);
  });
});

describe('A render that is late on a busy machine', () => {
  it('is told at the deadline, ends in its own time, and costs no thread', async () => {
    let lateCalls = 0;
    const slow = `() => new Promise((done) => setTimeout(() => done('rendered'), 500))`;
    expect(await render(slow, { deadlineMs: 300, late: () => (lateCalls += 1) })).toBe('rendered');
    expect(lateCalls).toBe(1);
    await expect(sound()).resolves.toMatchObject({ html: 'sound' });
  });
});

describe('A pool without a thread that serves', () => {
  it('lets no page wait', async () => {
    const cold = createRenderPool({ code: hostCode, threads: 1, limits: { heapMb: 96, externalMb: 64 } });
    const refused = { fault: 'busy', message: 'no thread is free' };
    const job = { order, scripts: [], read: noAnswer, first() {}, late() {} };
    await expect(cold.render(job, 30_000)).rejects.toMatchObject(refused);
    cold.start();
    await expect(cold.render(job, 30_000)).rejects.toMatchObject(refused);
    await cold.close();
  });

  it('lets a posted form wait for one: a browser cannot do it instead', async () => {
    const cold = createRenderPool({ code: hostCode, threads: 1, limits: { heapMb: 96, externalMb: 64 } });
    const own = { posted: [['email', 'a@mail.mn']] } as unknown as RenderRequest['own'];
    const job = { order: { ...order, ...(own ? { own } : {}) }, scripts: [], read: noAnswer, first() {}, late() {} };
    const posted = cold.render(job, 30_000);
    cold.start();
    await expect(posted).resolves.toMatchObject({ html: 'sound' });
    await cold.close();
  });
});

describe('When more pages come than threads are free', () => {
  it('the later ones wait their turn', async () => {
    const slow = `() => new Promise((done) => setTimeout(() => done('rendered'), 60))`;
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => render(slow)))).toEqual(
      Array.from({ length: 5 }, () => 'rendered'),
    );
  });

  it('and those whose time runs out before a thread is free are left to the browser', async () => {
    const blocking = [1, 2].map(() => render('() => { for (;;); }', { deadlineMs: 1500 }));
    const outcomes = Promise.allSettled(blocking);
    const next = () => pool.render({ order, scripts: [], read: noAnswer, first() {}, late() {} }, 100);
    await expect(next()).rejects.toMatchObject({ fault: 'busy' });
    await outcomes;
  });
});
