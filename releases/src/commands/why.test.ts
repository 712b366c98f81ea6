import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { writeSmallRemote } from '@aylal/build/testing';
import type { ReleaseFailure } from '../health/release-failures.ts';
import { writeSigningKey } from '../keys/signing-key.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import { createHttpSource } from '../sources/http-source.ts';
import { openTrialService, type TrialService } from '../testing/trial-service.ts';
import { runCommand } from './run-command.ts';

const root = resolve(import.meta.dirname, '../../..');
const screen = `import { useState } from 'react';

interface Offer { readonly price?: { readonly amount: number } }

function priceOf(offer: Offer): number {
  // A comment that the build drops.
  return offer.price!.amount;
}

export function Screen() {
  const [offer] = useState<Offer>({});
  return <p>{priceOf(offer)}</p>;
}`;

let place: string;
let dist: string;
let record: ReleaseRecord;
let service: TrialService;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'aylal-why-'));
  const directory = writeSmallRemote(place, { 'src/screen.tsx': screen });
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/build-package.ts'), directory], {
    encoding: 'utf8',
    env: { ...process.env, AYLAL_SOURCES: 'ab12cd34ef', AYLAL_COMMIT: '', NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
  dist = join(directory, 'dist');
  record = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as ReleaseRecord;
}, 180_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));
beforeEach(async () => {
  service = await openTrialService();
});
afterEach(() => service.close());

/** Renders the built, minified screen as a page would, and gives the frames of what it throws. */
function framesOfScreen(): readonly string[] {
  const [file = ''] = record.chunks['screen'] ?? [];
  const chunks: [unknown, Record<string, (...args: unknown[]) => void>][] = [];
  const page = { document: { currentScript: { chunks } } };
  runInNewContext(readFileSync(join(dist, file), 'utf8'), page, { filename: file });
  const [chunk] = chunks;
  const exported: Record<string, () => () => unknown> = {};
  const given = { useState: (value: unknown) => [value], jsx: () => null };
  const require = Object.assign(() => given, {
    d: (_exports: unknown, getters: object) => Object.assign(exported, getters),
    r: () => undefined,
    n: () => () => given,
  });
  for (const evaluate of Object.values(chunk?.[1] ?? {})) evaluate({}, {}, require);
  const Screen = exported['Screen']?.();
  try {
    Screen?.();
    return [];
  } catch (error) {
    const { stack = '' } = error as Error;
    return [...stack.matchAll(/[\w.-]+\.js:\d+:\d+/g)]
      .map(([frame]) => frame)
      .filter((frame) => frame.startsWith(file));
  }
}

async function credential(may: 'report' | 'read'): Promise<string> {
  const file = join(service.trial.folder, `${may}.pem`);
  writeFileSync(file, writeSigningKey(await service.trial.credential(may, null)), { mode: 0o600 });
  return file;
}

async function host() {
  const { url, lastSetFile, trial } = service;
  const reporter = await trial.credential('report', null);
  return createHttpSource({ url, lastSetFile, fetch, reporter, registryKey: trial.registry.registryKey });
}

const failure: ReleaseFailure = {
  remote: 'mf-trial',
  version: '1.0.0+aa',
  kind: 'TypeError',
  message: "Cannot read properties of undefined (reading 'amount')",
  frames: ['screen.js:1:2'],
  browser: 'Chrome',
  route: '/small',
  count: 1,
};

describe('Why a release fails', () => {
  it('is told with the lines of the sources that a minified build came from', async () => {
    await service.trial.publishBuilt(dist);
    const frames = framesOfScreen();
    const reportedFailure = {
      ...failure,
      remote: 'mf-small',
      version: record.version,
      frames: [...frames, '/assets/react.js:1:9'],
    };
    await (
      await host()
    ).reportFailures?.([
      { ...reportedFailure, count: 3 },
      { ...reportedFailure, browser: 'Safari' },
    ]);
    const asked = [
      'why',
      `mf-small@${record.version}`,
      '--registry',
      service.url,
      '--credential',
      await credential('read'),
    ];
    const { code, out } = await runCommand(asked, {});
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      `mf-small 1.0.0+ab12cd34ef, TypeError: ${failure.message}`,
      expect.stringMatching(/^ {2}4 times, first 20.*Z, last 20.*Z$/),
      '  in Chrome (3), Safari (1); on /small (4)',
      expect.stringMatching(/^ {4}at mf-small\/src\/screen\.tsx:7( \(\w+\))?$/),
      expect.stringMatching(/^ {4}at mf-small\/src\/screen\.tsx:12/),
      '    at /assets/react.js:1:9',
      '',
    ]);
    const { out: json } = await runCommand([...asked, '--json'], {});
    expect(JSON.parse(json)).toMatchObject([
      {
        remote: 'mf-small',
        others: 0,
        failures: [{ count: 4, browsers: { Chrome: 3, Safari: 1 }, frames: reportedFailure.frames }],
      },
    ]);
  });

  it('[PII-1] [SEC-4] shows no source map to a page: none is named, none is served without a credential', async () => {
    await service.trial.publishBuilt(dist);
    expect(record.maps).toBe('maps/maps.json');
    for (const name of readdirSync(dist).filter((file) => file.endsWith('.js')))
      expect(readFileSync(join(dist, name), 'utf8')).not.toContain('sourceMappingURL');
    expect(readFileSync(join(dist, 'maps/maps.json'), 'utf8')).not.toContain('A comment that the build drops');
    const files = `${service.url}/releases/mf-small/${record.version}`;
    expect((await fetch(`${files}/${record.entry}`)).status).toBe(200);
    expect((await fetch(`${files}/maps/maps.json`)).status).toBe(404);
    expect((await fetch(`${files}/maps%2Fmaps.json`)).status).toBe(404);
    for (const what of ['source-maps', 'failures'])
      expect((await fetch(`${service.url}/v1/${what}/mf-small/${record.version}`)).status).toBe(401);
  });

  it('is told by hosts alone, of published releases alone', async () => {
    const source = await host();
    await source.reportFailures?.([failure, { ...failure, version: '9.9.9+zz' }]);
    const { registry } = service.trial;
    expect((await registry.failures('mf-trial', '1.0.0+aa')).failures).toMatchObject([{ count: 1 }]);
    await expect(registry.failures('mf-trial', '9.9.9+zz')).rejects.toMatchObject({ code: 'not-published' });
    expect(await registry.storage.list('failures/mf-trial')).toEqual(['1.0.0+aa.json']);
    const reader = await service.trial.credential('read', null);
    const act = { act: 'failures', failures: [failure], at: new Date().toISOString() } as const;
    const signed = service.trial.signed({ ...act, failures: [...act.failures] }, reader);
    await expect(registry.act(signed)).rejects.toMatchObject({ code: 'foreign-credential' });
  });

  it('says so where no failure was reported, and refuses a release that is not there', async () => {
    const data = ['--data', service.trial.folder];
    expect(await runCommand(['why', 'mf-trial@1.0.0+aa', ...data], {})).toMatchObject({
      code: 0,
      out: 'mf-trial 1.0.0+aa: no failure was reported\n',
    });
    expect(await runCommand(['why', 'mf-trial@1.0.0+zz', ...data], {})).toMatchObject({ code: 1 });
  });
});
