/** Where keys survive a reload: session storage in a browser, a map where that is blocked (WEB-6). */
export interface KeyStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** One idempotency key for one intent of the customer, kept over retries and reloads until the intent is settled (MNY-4). */
export interface IntentKeys {
  /** The key of this intent with this content; other content is another intent and gets another key. */
  keyFor(intent: string, content: unknown): string;
  /** The answer is known: the next time is a new intent. */
  settle(intent: string): void;
}

/** Storage holds only a key and a digest of the content, never the content (WEB-6, PII-1). */
export function createIntentKeys({ storage, newKey }: { storage: KeyStorage; newKey: () => string }): IntentKeys {
  const slot = (intent: string) => `aylal.intent.${intent}`;
  return {
    keyFor(intent, content) {
      const digest = digestOf(JSON.stringify(content, withoutProof));
      const [key, savedDigest] = storage.getItem(slot(intent))?.split(' ') ?? [];
      if (key && savedDigest === digest) return key;
      const fresh = newKey();
      storage.setItem(slot(intent), `${fresh} ${digest}`);
      return fresh;
    },
    settle(intent) {
      storage.removeItem(slot(intent));
    },
  };
}

/** By what the owner shows that it is them is no part of an intent, and no digest of a password is kept (SEC-7). */
function withoutProof(key: string, value: unknown): unknown {
  return key === 'proof' ? undefined : value;
}

/** FNV-1a over two lanes: tells contents apart, reveals nothing useful about them, and needs no asynchronous crypto. */
function digestOf(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + i), 0x85ebca6b);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}
