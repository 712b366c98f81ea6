/** @jest-environment node */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResolvedRelease } from '@aylal/releases';
import { createReleaseFaults } from '../remotes/release-faults.ts';
import { createServerParts } from './server-parts.ts';

const code = 'exports.remote = {};';
let releasesFolder: string;
beforeEach(() => {
  releasesFolder = mkdtempSync(join(tmpdir(), 'aylal-parts-'));
  mkdirSync(join(releasesFolder, 'mf-part/1.0.0/server'), { recursive: true });
});
afterEach(() => rmSync(releasesFolder, { recursive: true }));

const releaseOf = (text: string, server: string | undefined = 'server/mf_part.js') =>
  ({
    version: '1.0.0',
    base: '/releases/mf-part/1.0.0/',
    record: {
      shared: {},
      ...(server ? { server } : {}),
      files: {
        'server/mf_part.js': { sha384: createHash('sha384').update(text).digest('base64'), bytes: text.length },
      },
    },
  }) as unknown as ResolvedRelease;

function open() {
  const faults = createReleaseFaults();
  return { faults, parts: createServerParts({ releasesFolder, faults }) };
}
const put = (text: string) => writeFileSync(join(releasesFolder, 'mf-part/1.0.0/server/mf_part.js'), text);

describe('[MFE-4] The server build of a release', () => {
  it('is the file of the signed record', async () => {
    put(code);
    const script = await open().parts.scriptOf('mf-part', releaseOf(code));
    expect(script).toEqual({ remote: 'mf-part', name: 'mf-part@1.0.0', code });
  });

  it('is refused when a byte differs', async () => {
    put(`${code} `);
    await expect(open().parts.scriptOf('mf-part', releaseOf(code))).rejects.toThrow('not the one');
  });

  it('is missing where the record names none, or the file is not there', async () => {
    await expect(open().parts.scriptOf('mf-part', releaseOf(code, ''))).rejects.toThrow('no server build');
    await expect(open().parts.scriptOf('mf-part', releaseOf(code))).rejects.toThrow('ENOENT');
  });

  it('[MFE-3] is read where its release lies, and nowhere that an answer leads to', async () => {
    const server = createServer(({ url }, response) => {
      if (url?.startsWith('/moved/')) response.writeHead(302, { location: url.replace('/moved', '') });
      response.end(code);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const at = (base: string) => open().parts.scriptOf('mf-part', { ...releaseOf(code), base });
    try {
      await expect(at(`${origin}/`)).resolves.toMatchObject({ code });
      await expect(at(`${origin}/moved/`)).rejects.toThrow();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('is read again after a failure', async () => {
    const { parts } = open();
    await expect(parts.scriptOf('mf-part', releaseOf(code))).rejects.toThrow('ENOENT');
    put(code);
    await expect(parts.scriptOf('mf-part', releaseOf(code))).resolves.toMatchObject({ code });
  });
});
