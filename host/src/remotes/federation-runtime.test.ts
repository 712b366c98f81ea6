import { createFederationRuntime } from './federation-runtime.ts';
import { EntryNotLoaded } from './load-entry.ts';

const entry = 'http://shop.test/r/entry.js';
const globals = window as unknown as Record<string, unknown>;
const scripts = () => [...document.head.querySelectorAll('script')];

const known: Record<string, string> = { [entry]: 'sha384-h' };

function setUp({ hashes = known, entryLimitMs = 4000 } = {}) {
  const shareScope = { react: {} };
  const runtime = createFederationRuntime({ hashes, page: window, entryLimitMs, shareScope: () => shareScope });
  return { runtime, shareScope, load: (url = entry) => runtime.loadModule({ entry: url, globalName: 'mf_trial' }) };
}

function leaveContainer(remote: object) {
  const given: unknown[] = [];
  globals['mf_trial'] = { init: (scope: unknown) => given.push(scope), get: async () => () => ({ remote }) };
  return given;
}

describe('createFederationRuntime', () => {
  afterEach(() => {
    delete globals['mf_trial'];
    scripts().forEach((script) => script.remove());
  });

  it('[MFE-4] [CARD-21] asks for the entry with its hash and hands over the shared modules', async () => {
    const { load, shareScope } = setUp();
    const loading = load(`${entry}?attempt=2`);
    const [script] = scripts();
    expect([script?.src, script?.integrity, script?.crossOrigin]).toEqual([
      `${entry}?attempt=2`,
      'sha384-h',
      'anonymous',
    ]);
    const given = leaveContainer({ id: 'mf-trial' });
    script?.onload?.(new Event('load'));
    expect(await loading).toEqual({ id: 'mf-trial' });
    expect(given).toEqual([shareScope]);
    expect(scripts()).toEqual([]);
  });

  it('[MFE-4] asks for nothing whose hash the page does not know', async () => {
    const { load } = setUp({ hashes: {} });
    await expect(load()).rejects.toThrow('no integrity is known');
    expect(scripts()).toEqual([]);
  });

  it('[MFE-5] gives an entry up that is refused, that never comes, or that leaves nothing', async () => {
    const refused = setUp().load();
    scripts()[0]?.onerror?.(new Event('error'));
    await expect(refused).rejects.toThrow(EntryNotLoaded);
    await expect(setUp({ entryLimitMs: 1 }).load()).rejects.toThrow('took longer than 1 ms');
    const empty = setUp().load();
    scripts()[0]?.onload?.(new Event('load'));
    await expect(empty).rejects.toThrow('left no mf_trial');
    expect(scripts()).toEqual([]);
  });

  it('takes the container that an earlier attempt has left, without loading it again', async () => {
    leaveContainer({ id: 'mf-trial' });
    expect(await setUp({ hashes: {} }).load()).toEqual({ id: 'mf-trial' });
    expect(scripts()).toEqual([]);
  });
});
