import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease } from '../testing/build-release.ts';
import { writeSmallRemote } from '../testing/small-remote.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'aylal-build-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

describe('A release', () => {
  it('[MFE-1] has the same bytes whenever, wherever and as whomever the same sources are built, and names its lockfile', () => {
    const one = writeSmallRemote(join(place, 'one'));
    const other = writeSmallRemote(join(place, 'a-folder-elsewhere'));
    const first = buildRelease(one, { TZ: 'UTC', LANG: 'C', HOME: place });
    const second = buildRelease(other, { TZ: 'Asia/Ulaanbaatar', LANG: 'mn_MN.UTF-8' });
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
