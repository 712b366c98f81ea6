import { join } from 'node:path';
import type { ShellRecord } from '../registry/shell-record.ts';
import type { ReleaseSource } from '../release-source.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { createSource } from './create-source.ts';
import type { ReleaseReader } from './release-reader.ts';
import { createStorageReader } from './storage-reader.ts';

const shared = { react: '19.3.1', 'react-dom': '19.3.1', '@aylal/ui': '4.1.0' };
const olderShell: ShellRecord = { name: 'host', version: '1.4.0', contract: '1.4.0', shared, events: [] };
const newerShell: ShellRecord = {
  ...{ name: 'host', version: '1.5.0', contract: '1.5.0', events: [] },
  shared: { ...shared, '@aylal/ui': '5.0.0' },
};
const react = { built: '19.3.1', range: '19.3.1' };
const asks = (range: string) => ({ react, 'react-dom': react, '@aylal/ui': { built: range.slice(1), range } });

let trial: TrialRegistry;
beforeEach(() => {
  trial = openTrialRegistry();
});
afterEach(() => trial.close());

const open = (shell: ShellRecord | undefined, changes: Partial<ReleaseReader> = {}) =>
  createSource({
    reader: { ...createStorageReader(trial.registry.storage), ...changes },
    channel: 'stable',
    registryKey: trial.registry.registryKey,
    baseUrl: '/releases/',
    lastSetFile: join(trial.folder, `kept-${shell?.version ?? 'any'}.json`),
    now: trial.now,
    shell,
  });
const chosen = (source: ReleaseSource) => {
  const release = source.resolve({ visitor: 'v1', profile: 'web' }).releases['mf-trial'];
  return [release?.version, release?.record.version, release?.lastGood?.version];
};

describe('[MFE-7] Two hosts of different contracts over one registry', () => {
  it('take each the newest release that they can run, and say which they cannot', async () => {
    await trial.live({});
    const [older, newer] = [await open(olderShell), await open(newerShell)];
    await trial.live({ version: '1.1.0+bb', contract: '^1.5.0' });
    await Promise.all([older.refresh(), newer.refresh()]);
    expect(chosen(newer)).toEqual(['1.1.0+bb', '1.1.0+bb', '1.0.0+aa']);
    expect(newer.unfit?.()).toEqual([]);
    expect(chosen(older)).toEqual(['1.0.0+aa', '1.0.0+aa', undefined]);
    const why = expect.stringContaining('contract-range: the release asks for shell contract ^1.5.0');
    expect(older.unfit?.()).toEqual([{ remote: 'mf-trial', version: '1.1.0+bb', why, instead: '1.0.0+aa' }]);
  });

  it('go by the ranges of the shared packages too, however long ago the release was live', async () => {
    await trial.live({ shared: asks('^4.0.0') });
    trial.pass(24 * 3_600_000);
    await trial.live({ version: '1.1.0+bb', shared: asks('^4.2.0') });
    trial.pass(24 * 3_600_000);
    await trial.live({ version: '1.2.0+cc', shared: asks('^5.0.0') });
    trial.pass(24 * 3_600_000);
    expect(chosen(await open(newerShell))[0]).toBe('1.2.0+cc');
    expect(chosen(await open(olderShell))).toEqual(['1.0.0+aa', '1.0.0+aa', undefined]);
  });

  it('go by the names that a release imports of a facade too', async () => {
    await trial.live({ uses: { exports: { '@aylal/ui': ['Button'] } } });
    await trial.live({ version: '1.1.0+bb', uses: { exports: { '@aylal/ui': ['Button', 'Panorama'] } } });
    const gives = (...names: string[]) => ({ ...olderShell, exports: { '@aylal/ui': names } });
    expect(chosen(await open(gives('Button', 'Panorama')))[0]).toBe('1.1.0+bb');
    expect(chosen(await open(gives('Button')))[0]).toBe('1.0.0+aa');
  });

  it('go by the operations that their provider serves too', async () => {
    await trial.live({ uses: { operations: ['GET /api/a/'] } });
    await trial.live({ version: '1.1.0+bb', uses: { operations: ['GET /api/a/', 'GET /api/b/'] } });
    const serves = (...operations: string[]) => ({ ...olderShell, operations });
    expect(chosen(await open(serves('GET /api/a/', 'GET /api/b/')))[0]).toBe('1.1.0+bb');
    expect(chosen(await open(serves('GET /api/a/')))[0]).toBe('1.0.0+aa');
  });

  it('give the stable release to the visitors of a share that they cannot run', async () => {
    await trial.live({});
    await trial.registry.publish(await trial.bundle({ version: '1.1.0+bb', contract: '^1.5.0' }));
    await trial.promote({ 'mf-trial': '1.1.0+bb' }, 9999);
    expect(chosen(await open(newerShell))).toEqual(['1.1.0+bb', '1.1.0+bb', '1.0.0+aa']);
    const older = await open(olderShell);
    expect(chosen(older)).toEqual(['1.0.0+aa', '1.0.0+aa', undefined]);
    expect(older.unfit?.()).toMatchObject([{ version: '1.1.0+bb', instead: '1.0.0+aa' }]);
  });

  it('keep the release of the set when they can run none, and say that it is unavailable', async () => {
    await trial.live({ contract: '^1.5.0' });
    const older = await open(olderShell);
    expect(chosen(older)).toEqual(['1.0.0+aa', '1.0.0+aa', undefined]);
    expect(older.unfit?.()).toMatchObject([{ version: '1.0.0+aa', instead: null }]);
  });

  it('choose the same after a cold start without the registry', async () => {
    await trial.live({});
    trial.pass(24 * 3_600_000);
    await trial.live({ version: '1.1.0+bb', contract: '^1.5.0' });
    trial.pass(24 * 3_600_000);
    await open(olderShell);
    const away = () => Promise.reject(new Error('no answer'));
    const cold = await open(olderShell, { ring: away, channel: away, release: away });
    expect(chosen(cold)).toEqual(['1.0.0+aa', '1.0.0+aa', undefined]);
  });

  it('start although an older release cannot be read any more', async () => {
    await trial.live({});
    trial.pass(24 * 3_600_000);
    await trial.live({ version: '1.1.0+bb', contract: '^1.5.0' });
    trial.pass(24 * 3_600_000);
    const reader = createStorageReader(trial.registry.storage);
    const changed: ReleaseReader['release'] = async (remote, version, file) =>
      version === '1.0.0+aa' ? Buffer.from('{}') : reader.release(remote, version, file);
    const older = await open(olderShell, { release: changed });
    expect(older.unfit?.()).toMatchObject([{ version: '1.1.0+bb', instead: null }]);
  });

  it('take every release when they do not say what they offer', async () => {
    await trial.live({ contract: '^9.0.0' });
    expect(chosen(await open(undefined))[0]).toBe('1.0.0+aa');
  });
});
