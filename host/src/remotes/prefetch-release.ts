import type { BootRelease, ReleaseContents } from './boot-document.ts';
import { readRelease } from './read-release.ts';
import { scriptFolder } from './shared-folder.ts';

export interface PrefetchRelease {
  readonly release: BootRelease;
  readonly chunks: readonly string[];
  /** Whether its scripts will be asked for where it shares them with other releases (`LoadRelease`). */
  readonly shared: boolean;
  readonly fetch: typeof fetch;
  readonly page: Document;
  readonly known: Map<string, Promise<ReleaseContents | undefined>>;
}

/** Puts entry, remote module and the named chunks into the cache at low priority. A hint: a failure here is nobody's concern, the load itself will tell. */
export function prefetchRelease({ release, chunks, shared, fetch, page, known }: PrefetchRelease): void {
  let contents = known.get(release.base);
  if (!contents) {
    contents = release.contents
      ? Promise.resolve(release.contents)
      : readRelease(release, { fetch, limitMs: 3000, fresh: false }).catch(() => undefined);
    known.set(release.base, contents);
  }
  void contents.then((found) => {
    if (!found) {
      known.delete(release.base);
      return;
    }
    const files = [found.entry, ...['remote', ...chunks].flatMap((name) => found.chunks[name] ?? [])];
    const folder = shared ? scriptFolder(release.base, found) : release.base;
    for (const file of new Set(files)) preload(page, new URL(folder + file, page.baseURI).href, found.hashes[file]);
  });
}

function preload(page: Document, href: string, hash: string | undefined): void {
  if (!hash || page.head.querySelector(`link[rel=preload][href="${href}"]`)) return;
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  link.integrity = `sha384-${hash}`;
  link.crossOrigin = 'anonymous';
  link.fetchPriority = 'low';
  page.head.append(link);
}
