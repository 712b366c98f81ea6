import { useSearchParams } from '@aylal/shell';

/** Changes what a filter in the address asks for: an empty word asks for nothing more. A filter begins at its first page, and takes no step in the browser's history. */
export function useSearchFilter(...places: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const go = (next: URLSearchParams) => setSearch(next, { replace: true, preventScrollReset: true });
  return {
    set(texts: Readonly<Record<string, string>>) {
      const next = new URLSearchParams(search);
      for (const name of places) next.delete(name);
      for (const [name, word] of Object.entries(texts)) {
        if (word === '') next.delete(name);
        else next.set(name, word);
      }
      go(next);
    },
    clear: () => go(new URLSearchParams()),
  };
}
