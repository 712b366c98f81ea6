/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { addFiles } from './add-files.ts';

it('gives the scripts of the build, and neither its records nor what this server runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aylal-files-'));
  mkdirSync(join(folder, 'server'));
  for (const path of ['main.1a.js', 'host.json', '.stamp', 'server/host.js']) writeFileSync(join(folder, path), '1');
  const app = Fastify();
  const record = {
    version: '1',
    git: 'x',
    builtAt: '',
    main: [],
    first: [],
    chunks: {},
    later: {},
    needs: {},
    files: {},
  };
  await addFiles(app, { build: { folder, record }, fonts: { folder, sheet: '', files: [] } });
  const status = async (path: string) => (await app.inject(path)).statusCode;
  expect(await status('/assets/main.1a.js')).toBe(200);
  for (const path of ['host.json', '.stamp', 'server/host.js', 'server%2fhost.js'])
    expect([path, await status(`/assets/${path}`)]).toEqual([path, 404]);
  await app.close();
  rmSync(folder, { recursive: true });
});
