import type { DraftStore } from '@aylal/shell';
import type { HostStore } from '../state/host-store.ts';
import type { ForgettableStorage } from './session-storage.ts';

const prefix = 'aylal.draft.';

/** Drafts of the page in memory, and those that outlive a reload in the tab's session storage, until they are cleared or somebody signs out (decision 0216). */
export function createDraftStore(store: HostStore, storage: ForgettableStorage): DraftStore & { clearAll(): void } {
  const drafts = () => store.getState().drafts;
  return {
    read: <T>(key: string) => (key in drafts() ? drafts()[key] : parse(storage.getItem(prefix + key))) as T | undefined,
    write(key, draft, where) {
      store.setState({ drafts: { ...drafts(), [key]: draft } });
      if (where === 'tab') storage.setItem(prefix + key, JSON.stringify(draft));
    },
    clear(key) {
      const { [key]: _cleared, ...others } = drafts();
      store.setState({ drafts: others });
      storage.removeItem(prefix + key);
    },
    clearAll() {
      store.setState({ drafts: {} });
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
