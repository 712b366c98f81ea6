/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSource } from '@aylal/releases';
import { createReleaseFaults } from './release-faults.ts';
import { openSecondOrigin } from './second-origin.ts';

const source: ReleaseSource = {
  resolve: () => ({ channel: 'stable', revision: 1, releases: {} }),
  refresh: async () => undefined,
};
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aylal-second-'));
  mkdirSync(join(folder, 'mf-trial', '1.0.0+ab'), { recursive: true });
  writeFileSync(join(folder, 'mf-trial', '1.0.0+ab', 'entry.js'), 'entry');
  writeFileSync(join(folder, 'last-set.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = (publicUrl: string, more: { folder?: string | undefined } = { folder }) =>
  openSecondOrigin(
    { source, faults: createReleaseFaults(), sandbox: false, folder: undefined, ...more },
    { publicUrl, host: '127.0.0.1', port: 3000, arrivalMs: 200 },
  );

describe('The second origin of a machine', () => {
  it('[MFE-5] serves the same files at another port, to pages of any origin, and nothing else', async () => {
    const second = await open('http://localhost:3000');
    expect(second?.files).toMatch(/^http:\/\/localhost:\d+\/releases\/$/);
    expect(second?.files).not.toContain(':3000/');
    const get = (path: string) => fetch((second?.files ?? '').replace('localhost', '127.0.0.1') + path);
    const entry = await get('mf-trial/1.0.0+ab/entry.js');
    expect(await entry.text()).toBe('entry');
    expect(Object.fromEntries(entry.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('last-set.json')).status).toBe(404);
    await second?.close();
    await expect(get('mf-trial/1.0.0+ab/entry.js')).rejects.toThrow();
  });

  it('[REL-11] ends a client whose headers do not arrive', async () => {
    const second = await open('http://localhost:3000');
    const socket = connect(Number(new URL(second?.files ?? '').port), '127.0.0.1').resume();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
    await second?.close();
  });

  it('is not offered where browsers come another way, or files lie elsewhere', async () => {
    expect(await open('https://shop.example')).toBeNull();
    expect(await open('http://shop.example')).toBeNull();
    expect(await open('https://localhost:3000')).toBeNull();
    expect(await open('http://localhost:3000', {})).toBeNull();
  });
});
