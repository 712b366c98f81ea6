import type { FileHashes } from './file-hashes.ts';

/** The entry did not come, or was not what the page knows the hash of. */
export class EntryNotLoaded extends Error {}

export interface EntryPage {
  readonly hashes: FileHashes;
  readonly document: Document;
  readonly limitMs: number;
  /** Trusted types: the address as the browser wants it. */
  readonly trusted: (url: string) => string;
}

/** Runs a remote's entry, by its hash only. Rejects with `EntryNotLoaded` when no hash is known, the browser refuses it, or it takes longer than the limit. */
export function loadEntry(url: string, { hashes, document, limitMs, trusted }: EntryPage): Promise<void> {
  const hash = hashes[url.split('?')[0] ?? url];
  if (!hash) return Promise.reject(new EntryNotLoaded(`no integrity is known for ${url}`));
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (fault: string | null) => {
      clearTimeout(timer);
      script.remove();
      if (fault) reject(new EntryNotLoaded(`${url} ${fault}`));
      else resolve();
    };
    const timer = setTimeout(() => end(`took longer than ${limitMs} ms`), limitMs);
    script.integrity = hash;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.onload = () => end(null);
    script.onerror = () => end('was not loaded');
    script.src = trusted(url);
    document.head.append(script);
  });
}
