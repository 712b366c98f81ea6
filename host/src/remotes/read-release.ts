import { hasEarlierMajors } from '../majors/earlier-majors.ts';
import { withUiRange } from '../majors/with-ui-range.ts';
import { releasePath, type BootRelease, type ReleaseContents, type ReleasePointer } from './boot-document.ts';

export interface ReadRelease {
  readonly fetch: typeof fetch;
  readonly limitMs: number;
  /** Past the browser's cache: a broken copy may lie there. */
  readonly fresh: boolean;
}

/** Fetches `release.json`; the browser itself checks its hash, so an error page, a cut or a changed answer rejects (federation.md traps 5 and 6). */
export async function readRelease(
  pointer: ReleasePointer,
  { fetch, limitMs, fresh }: ReadRelease,
): Promise<ReleaseContents> {
  const response = await fetch(`${pointer.base}release.json`, {
    integrity: `sha384-${pointer.digest}`,
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
    cache: fresh ? 'reload' : 'default',
  });
  if (!response.ok) throw new Error(`release.json answered ${response.status}`);
  const record = (await response.json()) as ReleaseRecordFacts;
  return hasEarlierMajors ? withUiRange(contentsOf(record), record) : contentsOf(record);
}

/** Asks the page's own server for the release of a remote that did not come with the page. Null when it has no such remote. */
export async function readOtherRelease(
  id: string,
  pin: string,
  { fetch, limitMs }: Pick<ReadRelease, 'fetch' | 'limitMs'>,
): Promise<BootRelease | null> {
  const response = await fetch(`${releasePath}${id}${pin && `?${pin}`}`, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(limitMs),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the release of ${id} answered ${response.status}`);
  return (await response.json()) as BootRelease;
}

/** The part of a release record that a browser needs. The server uses it too, to write the record into the page. */
export function contentsOf(record: ReleaseRecordFacts): ReleaseContents {
  return {
    container: record.container,
    uniqueName: record.uniqueName,
    entry: record.entry,
    contract: record.shell.contractRange,
    ...(record.sharesFiles ? { sharesFiles: true } : {}),
    chunks: { remote: record.exposes['./remote'] ?? [], ...record.chunks },
    hashes: Object.fromEntries(
      Object.entries(record.files)
        .filter(([path]) => path.endsWith('.js') && path !== record.server)
        .map(([path, file]) => [path, file.sha384]),
    ),
  };
}

/** What is read of a `release.json`; the registry's schema has the whole. */
export interface ReleaseRecordFacts {
  readonly container: string;
  readonly uniqueName: string;
  readonly entry: string;
  readonly server?: string | undefined;
  readonly sharesFiles?: true | undefined;
  readonly shell: { readonly contractRange: string };
  readonly shared: Readonly<Record<string, { readonly range: string }>>;
  readonly exposes: Readonly<Record<string, readonly string[]>>;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly files: Readonly<Record<string, { readonly sha384: string }>>;
}
