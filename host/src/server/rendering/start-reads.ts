import type { ProviderAnswer, AskProvider } from '../../rendering/render-request.ts';

/** Starts the reads that a page is known to need, and hands each to anyone who asks for it first; later ones, and others, are read again. */
export function startReads(urls: readonly string[], locale: string, read: AskProvider) {
  const started = new Map<string, Promise<ProviderAnswer>>(urls.map((url) => [url, read(url, locale)]));
  return {
    settled: Promise.allSettled(started.values()),
    read: ((url, language, change) => {
      if (change) return read(url, language, change);
      const known = started.get(url);
      started.delete(url);
      return known ?? read(url, language);
    }) satisfies AskProvider,
  };
}
