/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSource } from '@aylal/releases';
import type { RunningHost } from './host-options.ts';
import { startHost } from './start-host.ts';

const hash = 'A'.repeat(64);
const source: ReleaseSource = {
  resolve: () => ({ channel: 'stable', revision: 0, releases: {} }),
  refresh: async () => undefined,
};

let host: RunningHost;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aylal-host-'));
  writeFileSync(
    join(folder, 'host.json'),
    JSON.stringify({
      version: '1',
      git: 'x',
      builtAt: '',
      main: ['main.js'],
      first: [],
      chunks: {},
      later: {},
      needs: {},
      files: { 'main.js': { sha384: hash, bytes: 1 } },
    }),
  );
  host = await startHost({
    host: '127.0.0.1',
    port: 0,
    buildFolder: folder,
    providerUrl: 'http://127.0.0.1:9',
    source,
    sandbox: false,
    logLevel: 'silent',
  });
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

describe('Without the provider', () => {
  it('[REL-4] the host starts and serves pages', async () => {
    expect((await fetch(`${host.url.replace('localhost', '127.0.0.1')}/mn`)).status).toBe(200);
  });

  it('[REL-4] written pages are served, the robots and the sitemap too', async () => {
    const get = (path: string) => fetch(`${host.url.replace('localhost', '127.0.0.1')}${path}`);
    for (const path of ['/mn/about', '/en/privacy-policy', '/ja/payment_condition', '/mn/helper'])
      expect((await get(path)).status).toBe(200);
    const article = await get('/mn/helper/flights/refund');
    expect([article.status, article.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await (await get('/robots.txt')).text()).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
    const map = await get('/sitemap-ko.xml');
    expect(map.headers.get('content-type')).toContain('application/xml');
    const text = await map.text();
    expect(text).toContain('/ko/term-condition?product=tapa</loc>');
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(text.match(/<url>/g)?.length ?? 0);
    expect((await (await get('/sitemap.xml')).text()).match(/sitemap-\w\w\.xml/g)).toHaveLength(6);
  });

  it('[ROUTE-49] the files of the logo are served, and nothing else beside them', async () => {
    const get = (path: string) => fetch(`${host.url.replace('localhost', '127.0.0.1')}/brand/${path}`);
    expect((await get('aylal-logo.svg')).headers.get('content-type')).toContain('image/svg+xml');
    expect((await get('aylal-share.png')).headers.get('content-type')).toContain('image/png');
    for (const path of ['package.json', '..%2fpackage.json', 'nothing.svg']) expect((await get(path)).ok).toBe(false);
  });

  it('[REL-4] calls are answered 503 at once, in the envelope and language of the customer', async () => {
    const answer = await fetch(`${host.url.replace('localhost', '127.0.0.1')}/api/airports/?q=ub`, {
      headers: { 'accept-language': 'en', 'x-aylal-client': 'web' },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      status_code: 503,
      message: 'The service is not available right now. Please try again shortly.',
      result: { problem: 'unavailable' },
    });
  });
});
