/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSource } from '@aylal/releases';
import { startHost, type RunningHost } from './start-host.ts';

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
