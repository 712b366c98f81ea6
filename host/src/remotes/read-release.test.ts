/** @jest-environment node */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentsOf, readRelease } from './read-release.ts';

const contents = {
  container: 'mf_trial',
  uniqueName: 'mf_trial',
  entry: 'entry.js',
  exposes: {},
  chunks: {},
  files: {},
};
const record = JSON.stringify({ ...contents, needs: {}, shared: {}, shell: { contractRange: '^1.0.0' } });
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
const digest = createHash('sha384').update(record).digest('base64');
const read = (base: string) =>
  readRelease({ version: '1.0.0+ab', base, digest }, { fetch, limitMs: 5_000, fresh: false });

it('[MFE-4] gives a page the hashes of its scripts alone: no server build, no source maps', () => {
  const facts = { sha384: 'h' };
  const files = { 'entry.js': facts, 'server/mf_trial.js': facts, 'maps/maps.json': facts };
  const given = contentsOf({
    shared: {},
    ...contents,
    files,
    server: 'server/mf_trial.js',
    shell: { contractRange: '^1.0.0' },
  });
  expect(given.hashes).toEqual({ 'entry.js': 'h' });
});

it('[MFE-3] reads a release at its own origin, and never goes where an answer sends it', async () => {
  const asked: string[] = [];
  const sound = await serve((request, response) => {
    asked.push(request.url ?? '');
    response.end(record);
  });
  await expect(read(sound)).resolves.toMatchObject({ entry: 'entry.js' });
  const sender = await serve((request, response) => {
    response.writeHead(302, { location: `${sound}moved${request.url}` }).end();
  });
  await expect(read(sender)).rejects.toThrow();
  expect(asked).toEqual(['/release.json']);
});
