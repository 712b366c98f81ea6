import { defineRemote } from '@aylal/shell';
import type { BootRelease, ReleaseContents } from '../boot-document.ts';
import { createCircuit } from '../circuit-breaker.ts';
import { createRemoteLoader } from '../create-remote-loader.ts';
import { createFileOrigins } from '../file-origins.ts';
import { createReleaseCache } from '../release-cache.ts';
import type { DoorAddress } from '../federation-runtime.ts';
import type { LoadReport } from '../report-load.ts';

const pageUrl = 'http://shop.test/mn';
/** Short, so that a test may wait for them. */
export const standard = { manifestMs: 100, entryMs: 150, retryMs: 100, allMs: 600 };
const none = async () => ({ default: {} });
/** A remote module without anything behind it. */
export const remoteModule = defineRemote({
  id: 'mf-trial',
  messages: { mn: none, en: none, zh: none, ru: none, ko: none, ja: none },
});
export const contents = (version: string, contract = '^1.0.0'): ReleaseContents => ({
  container: 'mf_trial',
  uniqueName: `mf_trial_${version}`,
  entry: 'entry.js',
  contract,
  chunks: { remote: ['remote.js'] },
  hashes: { 'entry.js': 'h' },
});
export const record = (version: string) => ({
  container: 'mf_trial',
  uniqueName: `mf_trial_${version}`,
  entry: 'entry.js',
  shell: { contractRange: '^1.0.0' },
  exposes: { './remote': ['remote.js'] },
  chunks: { screen: ['screen.js'] },
  files: { 'entry.js': { sha384: 'h' }, 'screen.js': { sha384: 's' } },
});

interface Setup {
  release?: Partial<BootRelease>;
  lastGood?: boolean;
  /** The remote did not come with the page. */
  others?: boolean;
  /** The page names a second origin. */
  second?: boolean;
  limits?: typeof standard;
  loadModule: (address: DoorAddress) => Promise<unknown>;
  fetch?: (url: string, signal?: AbortSignal) => Promise<Response>;
}

/** A loader of a page that knows `mf-trial` in release `new`, and what it asks for, tells and keeps. */
export function setUpLoader({
  release = {},
  lastGood = false,
  others = false,
  second = false,
  limits = standard,
  loadModule,
  fetch = async () => Response.json(record('old')),
}: Setup) {
  const reports: LoadReport[] = [];
  const asked: DoorAddress[] = [];
  const fetched: string[] = [];
  const warmed: string[] = [];
  const hashes: Record<string, string> = {};
  let skipped = 0;
  const now = () => performance.now() + skipped;
  const present: BootRelease = {
    version: 'new',
    base: '/r/new/',
    digest: 'd',
    ...release,
    ...(lastGood ? { lastGood: { version: 'old', base: '/r/old/', digest: 'd' } } : {}),
  };
  const answers = ((url: string, init?: { signal?: AbortSignal }) => {
    fetched.push(url);
    return fetch(url, init?.signal);
  }) as typeof globalThis.fetch;
  const loader = createRemoteLoader({
    boot: { contract: '1.0.0' },
    releases: createReleaseCache({ pin: 'revision=7', releases: others ? {} : { 'mf-trial': present } }, answers),
    origins: createFileOrigins(second ? 'http://second.test/r/' : undefined, pageUrl),
    circuit: createCircuit(now),
    hashes,
    report: (one) => reports.push(one),
    runtime: {
      loadModule(address) {
        asked.push(address);
        return loadModule(address);
      },
    },
    fetch: answers,
    page: warmablePage(warmed),
    now,
    limits,
  });
  return {
    loader,
    reports,
    asked,
    fetched,
    warmed,
    hashes,
    wait: (ms: number) => void (skipped += ms),
  };
}

/** Notes the hints of warming. */
function warmablePage(warmed: string[]): Document {
  const head = { querySelector: () => null, append: ({ href }: { href: string }) => warmed.push(href) };
  return { baseURI: pageUrl, head, createElement: () => ({}) } as unknown as Document;
}

/** An answer that does not come, as `fetch` gives it up. */
export const abortedBy = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
export const never = () => new Promise<never>(() => undefined);
