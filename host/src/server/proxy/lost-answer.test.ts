/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { startHost, type RunningHost } from '../start-host.ts';

let provider: Server;
let host: RunningHost;
let folder: string;
const seen: (string | undefined)[] = [];

beforeAll(async () => {
  provider = createServer((request) => {
    seen.push(request.url);
    request.socket.destroy();
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  folder = mkdtempSync(join(tmpdir(), 'aylal-host-'));
  const files = { 'main.js': { sha384: 'A'.repeat(64), bytes: 1 } };
  writeFileSync(
    join(folder, 'host.json'),
    JSON.stringify({ version: '1', git: 'x', builtAt: '', main: ['main.js'], first: [], chunks: {}, files }),
  );
  host = await startHost({
    host: '127.0.0.1',
    port: 0,
    buildFolder: folder,
    providerUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    source: { resolve: () => ({ channel: 'stable', revision: 0, releases: {} }), refresh: async () => undefined },
    sandbox: false,
    logLevel: 'silent',
  });
});

afterAll(async () => {
  await host.close();
  provider.close();
  rmSync(folder, { recursive: true });
});

describe('When the provider got a call and its answer is lost', () => {
  it('[MNY-12] answers 502, never 503: the call may have been done, and the client must ask again by the same key', async () => {
    const base = host.url.replace('localhost', '127.0.0.1');
    const answer = await fetch(`${base}/api/airports/?q=ub`, { headers: { 'x-aylal-client': 'web' } });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ status_code: 502, result: { problem: 'unavailable' } });
    expect(seen).toContain('/api/airports/?q=ub');
  });
});
