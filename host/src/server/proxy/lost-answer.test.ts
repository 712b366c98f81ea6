/** @jest-environment node */
import { Agent, createServer, get, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventEmitter, once } from 'node:events';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AddressInfo, Socket } from 'node:net';
import type { RunningHost } from '../host-options.ts';
import { startHost } from '../start-host.ts';

let provider: Server;
let host: RunningHost;
let folder: string;
const seen: (string | undefined)[] = [];
const slowCalls = new EventEmitter();

beforeAll(async () => {
  provider = createServer((request, response) => {
    seen.push(request.url);
    if (/fine|sandbox/.test(request.url ?? '')) response.end('{}');
    else if (request.url?.includes('slow')) {
      request.socket.once('close', () => slowCalls.emit('left'));
      slowCalls.emit('came');
    } else request.socket.destroy();
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
    sandbox: true,
    logLevel: 'silent',
  });
});

afterAll(async () => {
  await host.close();
  provider.close();
  rmSync(folder, { recursive: true });
});

describe('A browser that keeps its connection', () => {
  const base = () => host.url.replace('localhost', '127.0.0.1');

  it('ends the call to the provider when it goes away in the middle, which is no fault of the provider', async () => {
    for (let visit = 0; visit < 6; visit += 1) {
      const came = once(slowCalls, 'came');
      const left = once(slowCalls, 'left');
      const call = get(`${base()}/api/airports/?q=slow`);
      call.once('error', () => undefined);
      await came;
      call.destroy();
      await left;
    }
    const answer = await fetch(`${base()}/api/airports/?q=fine`, { headers: { 'x-aylal-client': 'web' } });
    expect(answer.status).toBe(200);
  });

  it('leaves nothing behind on it, however many calls it makes', async () => {
    const listeners: number[] = [];
    const note = (message: unknown) => listeners.push((message as { socket: Socket }).socket.listenerCount('close'));
    subscribe('http.server.request.start', note);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let call = 0; call < 15; call += 1)
      await new Promise<void>((done, failed) => {
        get(`${base()}/api/airports/?q=fine`, { agent }, (answer) => answer.resume().once('end', done)).once(
          'error',
          failed,
        );
      });
    agent.destroy();
    unsubscribe('http.server.request.start', note);
    expect(Math.max(...listeners)).toBe(1);
  });
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

describe('A provider that answers nothing for a while', () => {
  const base = () => host.url.replace('localhost', '127.0.0.1');
  const ask = (q: string) => fetch(`${base()}/api/airports/?q=${q}`, { headers: { 'x-aylal-client': 'web' } });

  it('[REL-4] is left alone by customers, not by what ends a fault that is played', async () => {
    const answers: number[] = [];
    for (let call = 0; call < 6; call += 1) answers.push((await ask('gone')).status);
    expect(answers.at(-1)).toBe(503);
    const before = seen.length;
    expect((await ask('fine')).status).toBe(503);
    expect(seen).toHaveLength(before);
    expect((await fetch(`${base()}/sandbox/faults`, { method: 'DELETE' })).status).toBe(200);
    // What the sandbox answers says nothing about the provider's calls.
    expect((await ask('fine')).status).toBe(503);
  });
});
