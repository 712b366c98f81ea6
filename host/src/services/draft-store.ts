import type { DraftStore } from '@aylal/shell';
import type { ForgettableStorage } from './session-storage.ts';

const prefix = 'aylal.draft.';

/** Drafts of the page in memory, and those that outlive a reload in the tab's session storage, until they are cleared or somebody signs out (decision 0216). */
export function createDraftStore(storage: ForgettableStorage): DraftStore & { clearAll(): void } {
  const drafts = new Map<string, unknown>();
  return {
    read: <T>(key: string) =>
      (drafts.has(key) ? drafts.get(key) : parse(storage.getItem(prefix + key))) as T | undefined,
    write(key, draft, where) {
      drafts.set(key, draft);
      if (where === 'tab') storage.setItem(prefix + key, JSON.stringify(draft));
    },
    clear(key) {
      drafts.delete(key);
      storage.removeItem(prefix + key);
    },
    clearAll() {
      drafts.clear();
      storage.forget(prefix);
    },
  };
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else wrote there: as if nothing had been typed (WEB-6).
    return undefined;
  }
}
