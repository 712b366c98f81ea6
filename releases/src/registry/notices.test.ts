import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFolderSource } from '../sources/folder-source.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import { openTrialRegistry } from '../testing/trial-registry.ts';
import { verifyNotice } from '../testing/verify-notice.ts';
import { createNotices } from './notices.ts';

const key = createSigningKey();
const registryKeys = { signing: async () => key };
const entry = {
  at: '2026-11-24T00:00:00.000Z',
  by: 'registry',
  act: 'halt',
  what: 'r2 on stable',
  reason: '42 of 200',
};

let server: Server;
let url: string;
let statuses: number[];
let received: string[];
let lost: string[];
beforeEach(async () => {
  [statuses, received, lost] = [[], [], []];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push(body);
      response.writeHead(statuses.shift() ?? 204).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(() => server.close());

const notify = (waits = [1, 1, 1]) =>
  createNotices({ url, registryKeys, fetch, waits, onLost: (_entry, reason) => lost.push(reason) })(entry);
const until = async (done: () => boolean) => {
  while (!done()) await new Promise((next) => setTimeout(next, 5));
};

describe('A notice of what the registry did by itself', () => {
  it('is posted once, signed by the registry', async () => {
    notify();
    await until(() => received.length === 1);
    expect(verifyNotice(received[0] ?? '', key.publicKey)).toEqual(entry);
    await new Promise((next) => setTimeout(next, 30));
    expect(received).toHaveLength(1);
  });

  it('tells of a share that was ended, and whose it was', async () => {
    const trial = openTrialRegistry(undefined, [], url);
    const owner = { team: 'Trials', contact: 'trials@teams.aylal.example' };
    await trial.live({});
    await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb', owner }));
    await trial.promote({ 'mf-trial': '1.1.0+bb' }, 1000);
    expect(received).toEqual([]);
    const source = await createFolderSource(trial.registry, { baseUrl: '/releases/', now: trial.now });
    const count = (version: string, pages: number, failures: number) => ({
      remote: 'mf-trial',
      version,
      pages,
      failures,
    });
    await source.report?.([count('1.0.0+aa', 900, 1), count('1.1.0+bb', 100, 60)]);
    await until(() => received.length === 1);
    expect(verifyNotice(received[0] ?? '', trial.registry.registryKey)).toMatchObject({
      act: 'halt',
      by: 'registry',
      owners: { 'mf-trial': owner },
    });
    trial.close();
  });

  it('is posted again when the receiver fails', async () => {
    statuses = [500, 503];
    notify();
    await until(() => received.length === 3);
    await new Promise((next) => setTimeout(next, 30));
    expect([received.length, lost]).toEqual([3, []]);
  });

  it('is given up after four tries, and that is said', async () => {
    statuses = [500, 500, 500, 500];
    notify();
    await until(() => lost.length === 1);
    expect([received.length, lost]).toEqual([4, ['answered 500']]);
  });
});
