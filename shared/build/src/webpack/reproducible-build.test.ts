import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeSmallRemote } from '../testing/small-remote.ts';

const commit = '0123456789abcdef0123456789abcdef01234567 2026-11-01T08:00:00+08:00';
const root = resolve(import.meta.dirname, '../../../..');
let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'aylal-build-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Builds in a process of its own, as `npm run build` does, and gives every file's digest. */
function build(directory: string, env: Record<string, string>): Record<string, string> {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/build-package.ts'), directory], {
    encoding: 'utf8',
    env: { ...process.env, AYLAL_SOURCES: 'ab12cd34ef', AYLAL_COMMIT: commit, NODE_ENV: 'production', ...env },
  });
  if (status !== 0) throw new Error(stderr);
  const dist = join(directory, 'dist');
  return Object.fromEntries(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(dist, name)).isFile())
      .toSorted()
      .map((name) => [
        name,
        createHash('sha384')
          .update(readFileSync(join(dist, name)))
          .digest('hex'),
      ]),
  );
}

describe('A release', () => {
  it('[MFE-1] has the same bytes whenever, wherever and as whomever the same sources are built, and names its lockfile', () => {
    const one = writeSmallRemote(join(place, 'one'));
    const other = writeSmallRemote(join(place, 'a-folder-elsewhere'));
    const first = build(one, { TZ: 'UTC', LANG: 'C', HOME: place });
    const second = build(other, { TZ: 'Asia/Ulaanbaatar', LANG: 'mn_MN.UTF-8' });
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining(['release.json', 'release.json.br', 'mf-manifest.json', 'maps/maps.json']),
    );
    expect(second).toEqual(first);
    const record = JSON.parse(readFileSync(join(one, 'dist', 'release.json'), 'utf8')) as Record<string, unknown>;
    expect(record).toMatchObject({
      git: '0123456789ab',
      builtAt: '2026-11-01T00:00:00.000Z',
      lockfile: createHash('sha384').update('lockfileVersion: 9\n').digest('base64'),
      events: { 'cart/changed@1': { schema: { required: ['count'] } } },
      budgets: { mf_small: 5_200 },
    });
  }, 180_000);
});
