/** What is written down of a page while it runs; see `recordPage`. */
export interface PageRecord {
  /** How far content has jumped, as the browser scores it (CLS), without what followed a hand. */
  shift: number;
  /** The longest time in one piece in which the page could answer nobody. */
  longestTaskMs: number;
  /** Functions of the language and of the browser that are not the ones with which the page began. */
  changedGlobals(): string[];
}

declare global {
  interface Window {
    aylalPageRecord?: PageRecord;
  }
}

/** Runs in the page before any of its scripts. It must stand alone: a browser gets its text. */
export function recordPage(): void {
  const record: PageRecord = { shift: 0, longestTaskMs: 0, changedGlobals };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) record.shift += value;
  });
  observe('longtask', ({ duration }) => {
    record.longestTaskMs = Math.max(record.longestTaskMs, duration);
  });
  const before = functionsOf();
  Object.defineProperty(window, 'aylalPageRecord', { value: record });

  function changedGlobals(): string[] {
    const after = functionsOf();
    const names = new Set([...before.keys(), ...after.keys()]);
    return [...names].filter((name) => before.get(name) !== after.get(name) && !isNew(name));
  }

  /** A global of one's own is no replaced one; one more method of what belongs to everybody is. */
  function isNew(name: string): boolean {
    return !before.has(name) && !/^(history|document|navigator|console|JSON|Math)\.|\.prototype\./.test(name);
  }

  function functionsOf(): Map<string, unknown> {
    const found = new Map<string, unknown>();
    const note = (path: string, owner: object) => {
      for (const [key, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
        if (typeof value === 'function') found.set(path + key, value);
        if (get) found.set(`${path}${key} (get)`, get);
        if (set) found.set(`${path}${key} (set)`, set);
      }
    };
    note('', window);
    for (const [name, value] of found)
      if (typeof value === 'function' && /^[A-Z]\w*$/.test(name) && value.prototype)
        note(`${name}.prototype.`, value.prototype as object);
    for (const [name, one] of Object.entries({ history, document, navigator, console, JSON, Math }))
      note(`${name}.`, one);
    return found;
  }
}
