import type { DraftStore } from '@aylal/shell';

/** Drafts of the page, in memory only: they hold names and documents, which no browser storage may keep (WEB-6). */
export function createDraftStore(): DraftStore & { clearAll(): void } {
  const drafts = new Map<string, unknown>();
  return {
    read: <T>(key: string) => drafts.get(key) as T | undefined,
    write: (key, draft) => void drafts.set(key, draft),
    clear: (key) => void drafts.delete(key),
    clearAll: () => drafts.clear(),
  };
}
