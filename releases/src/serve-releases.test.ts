import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { createDictionaryAnswers } from './dictionary-answers.ts';
import { serveReleases } from './serve-releases.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const named = (word: string, text: string) => `${word}.${sha256(text).toString('hex').slice(0, 10)}.js`;

// Text that no compression makes small, so that what it costs is seen.
const before = `export const screen = '${randomBytes(20_000).toString('base64')}';`;
const after = before.replace('screen', 'results');

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aylal-serve-'));
  const files = join(folder, 'mf-trial', 'files');
  mkdirSync(files, { recursive: true });
  for (const text of [before, after]) {
    writeFileSync(join(files, named('results', text)), text);
    writeFileSync(join(files, `${named('results', text)}.br`), brotliCompressSync(text));
  }
  writeFileSync(join(files, 'picture.0123456789.svg'), '<svg/>');
  app = Fastify();
  await app.register((scope) => serveReleases(scope, { folder, prefix: '/releases/' }));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const path = (text: string) => `/releases/mf-trial/files/${named('results', text)}`;
const offer = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz', 'dictionary-id': `"${named('results', before)}"` };
const hashOf = (text: string) => `:${sha256(text).toString('base64')}:`;

describe('A script that releases share', () => {
  it('is a dictionary for later ones of its name', async () => {
    const { headers } = await app.inject({ url: path(before), headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['use-as-dictionary']).toBe(
      `match="/releases/mf-trial/files/results.*.js", id="${named('results', before)}"`,
    );
    expect(headers.vary).toBe('accept-encoding, available-dictionary');
  });

  it('costs who has an earlier one what has changed', async () => {
    const { headers, rawPayload } = await app.inject({
      url: path(after),
      headers: { ...offer, 'available-dictionary': hashOf(before) },
    });
    expect(headers['content-encoding']).toBe('dcz');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['use-as-dictionary']).toContain(named('results', after));
    expect(headers.vary).toBe('accept-encoding, available-dictionary');
    expect(rawPayload.length).toBeLessThan(150);
    expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(rawPayload.subarray(8, 40)).toEqual(sha256(before));
    const text = zstdDecompressSync(rawPayload.subarray(40), { dictionary: Buffer.from(before) }).toString();
    expect(text).toBe(after);
  });

  const whole = async (headers: Record<string, string>) => {
    const answer = await app.inject({ url: path(after), headers });
    expect(answer.statusCode).toBe(200);
    return answer.headers['content-encoding'];
  };

  it('comes whole where the browser has something else, or does not take what has changed', async () => {
    expect(await whole({ ...offer, 'available-dictionary': hashOf('something else') })).toBe('br');
    expect(await whole({ ...offer, 'available-dictionary': 'no hash' })).toBe('br');
    const available = { ...offer, 'available-dictionary': hashOf(before) };
    expect(await whole({ ...available, 'accept-encoding': 'br' })).toBe('br');
    expect(await whole({ ...available, 'accept-encoding': 'br, dcz' })).toBe('dcz');
  });

  it('comes whole where the earlier one is gone, or is named by a path', async () => {
    rmSync(join(folder, 'mf-trial', 'files', named('results', before)));
    expect(await whole({ ...offer, 'available-dictionary': hashOf(before) })).toBe('br');
    for (const id of ['"../files/x.0123456789.js"', '"/etc/passwd"', 'bare'])
      expect(await whole({ ...offer, 'dictionary-id': id, 'available-dictionary': hashOf(before) })).toBe('br');
  });

  it('is compressed once for all who ask for it at the same time', async () => {
    const answer = createDictionaryAnswers();
    const offered = { id: named('results', before), hash: sha256(before).toString('base64') };
    const ask = () => answer(join(folder, 'mf-trial', 'files'), named('results', after), offered);
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toBeInstanceOf(Buffer);
    expect(other).toBe(one);
  });

  it('that is not there is not found with a dictionary either', async () => {
    const answer = await app.inject({
      url: '/releases/mf-trial/files/results.ffffffffff.js',
      headers: { ...offer, 'available-dictionary': hashOf(before) },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('is the only kind of file that is a dictionary', async () => {
    const { headers } = await app.inject('/releases/mf-trial/files/picture.0123456789.svg');
    expect(headers['use-as-dictionary']).toBeUndefined();
  });
});
