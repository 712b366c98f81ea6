const mostSaved = 5;

/** The searches that a device keeps under one name, five at most, newest first. Whatever its storage does, nothing breaks (WEB-6). */
export interface LastSearches<Search> {
  /** Those that can still be searched, out of what is kept; anything unreadable counts as none (GAP-84). */
  list(now: Date, text?: string): Search[];
  /** What the device keeps, as it is there; empty when its storage is blocked. */
  text(): string;
  /** Tells of every change, by this page or by another tab, until it is given up. */
  watch(listen: () => void): () => void;
  /** Puts a search in front; one that was there before moves. */
  remember(search: Search): void;
  /** Takes a search away. */
  forget(search: Search): void;
}

/** Keeps searches by the query of their address (PERSIST-01). `read` answers nothing for one that cannot be searched now. */
export function createLastSearches<Search>({
  key,
  read,
  address,
}: {
  key: string;
  read: (query: URLSearchParams, now: Date) => Search | undefined;
  address: (search: Search) => string;
}): LastSearches<Search> {
  // A browser tells the other tabs only.
  const changes = ['storage', `aylal:${key}`] as const;
  const queryOf = (search: Search) => address(search).split('?')[1] ?? '';
  const text = () => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const store = (queries: readonly string[]) => {
    try {
      localStorage.setItem(key, JSON.stringify(queries));
      dispatchEvent(new Event(changes[1]));
    } catch {
      // Blocked or full: the search itself goes on.
    }
  };
  const others = (query: string) => queriesIn(text()).filter((other) => other !== query);
  return {
    text,
    list: (now, from = text()) =>
      queriesIn(from).flatMap((query) => {
        const search = read(new URLSearchParams(query), now);
        return search === undefined ? [] : [search];
      }),
    watch: (listen) => {
      for (const event of changes) addEventListener(event, listen);
      return () => {
        for (const event of changes) removeEventListener(event, listen);
      };
    },
    remember: (search) => store([queryOf(search), ...others(queryOf(search))].slice(0, mostSaved)),
    forget: (search) => store(others(queryOf(search))),
  };
}

function queriesIn(text: string): string[] {
  try {
    const read: unknown = JSON.parse(text === '' ? '[]' : text);
    return Array.isArray(read) ? read.filter((one): one is string => typeof one === 'string').slice(0, mostSaved) : [];
  } catch {
    // Rubbish.
    return [];
  }
}
