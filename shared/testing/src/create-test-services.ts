import { loadUiTexts } from '@aylal/ui';
import { createApiClient, createIntentKeys } from '@aylal/api';
import type { SessionUser } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';
import type { Currency } from '@aylal/domain/money';
import { createI18n, type Messages } from '@aylal/i18n';
import { createQueryClient } from '@aylal/query';
import { createEventBus, type DialogRef, type Services, type SessionState, type Toast } from '@aylal/shell';
import { stubFetch, type Stub } from './stub-operation.ts';

export interface TestServicesOptions {
  locale?: Locale;
  currency?: Currency;
  user?: SessionUser | null;
  stubs?: Stub[];
  messages?: Record<string, Messages>;
  mode?: Services['mode'];
  now?: () => Date;
  /** Answers an opened dialog; undefined dismisses it. */
  dialogs?: (view: string, props: unknown) => unknown;
  /** The session storage of the tab: handed to a second page it is there after a reload. */
  tab?: Map<string, string>;
}

interface PanelRecord {
  readonly id: string;
  readonly props: object;
}

/** What the services were asked to do, for tests to look at. */
export interface TestRecord {
  readonly dialogs: { view: string; props: unknown }[];
  readonly toasts: Toast[];
  /** Panels in the order in which they were opened; `closed` where one was shut. */
  readonly panels: (PanelRecord | 'closed')[];
  readonly went: string[];
  readonly signedOut: number[];
  /** Keys of the drafts that outlive a reload of the tab. */
  readonly draftsOverReload: Set<string>;
  /** Titles of pages kept for the time without a network; null where one was dropped. */
  readonly kept: (string | null)[];
  /** What pages called themselves, in order; null where one left. */
  readonly pageNames: (string | null)[];
}

/** A complete set of in-memory services: real client, bus and query cache, no shell. The clock is at 2026-11-21 10:00 in Ulaanbaatar by default. */
export async function createTestServices(
  options: TestServicesOptions = {},
): Promise<{ services: Services; record: TestRecord }> {
  const locale = options.locale ?? 'mn';
  const [i18n] = await Promise.all([createI18n(locale, options.messages ?? {}), loadUiTexts(locale)]);
  const record: TestRecord = {
    dialogs: [],
    toasts: [],
    panels: [],
    went: [],
    signedOut: [],
    draftsOverReload: new Set(),
    kept: [],
    pageNames: [],
  };
  const session = createValue<SessionState>(
    options.user ? { status: 'signed-in', user: options.user } : { status: 'anonymous' },
  );
  const language = createValue<Locale>(locale);
  const money = createValue({
    currency: options.currency ?? 'MNT',
    rates: { MNT: '1', USD: '3450.00', CNY: '484.10', KRW: '2.45', RUB: '43.10', JPY: '22.90' },
  });
  const tabStorage = options.tab ?? new Map<string, string>();
  const drafts = new Map<string, unknown>();
  let keys = 0;
  const services: Services = {
    api: createApiClient({
      baseUrl: 'http://localhost',
      fetch: stubFetch(options.stubs ?? []),
      locale: () => language.get(),
    }),
    intents: createIntentKeys({
      storage: {
        getItem: (key) => tabStorage.get(key) ?? null,
        setItem: (key, value) => void tabStorage.set(key, value),
        removeItem: (key) => void tabStorage.delete(key),
      },
      newKey: () => `key-${(keys += 1)}`,
    }),
    queryClient: createQueryClient({ jitter: () => 0 }),
    session: {
      ...session,
      refresh: async () => session.get(),
      signOut: async () => {
        record.signedOut.push(1);
        session.set({ status: 'anonymous' });
      },
      require: async (reason, known) => {
        const state = session.get();
        if (state.status === 'signed-in') return state.user;
        const props = { reason, ...(known ? { known } : {}) };
        const user = options.dialogs?.('LOGIN_VIEW', props) as SessionUser | undefined;
        record.dialogs.push({ view: 'LOGIN_VIEW', props });
        if (user) session.set({ status: 'signed-in', user });
        return user ?? null;
      },
    },
    locale: {
      ...language,
      change: (next) => language.set(next),
      translate: (namespace, key, values) => i18n.t(key, { ns: namespace, ...values }),
      addMessages: (into, namespace, messages) => void i18n.addResourceBundle(into, namespace, messages, true, true),
    },
    currency: { ...money, change: (currency) => money.set({ ...money.get(), currency }) },
    dialogs: {
      open: async <P, R>(dialog: DialogRef<P, R>, props: P) => {
        record.dialogs.push({ view: dialog.view, props });
        return options.dialogs?.(dialog.view, props) as R | undefined;
      },
    },
    panels: {
      open: (id, ...[props = {}]: readonly object[]) => void record.panels.push({ id, props }),
      close: () => void record.panels.push('closed'),
    },
    toasts: { show: (toast) => void record.toasts.push(toast) },
    events: createEventBus({
      onError: (error) => {
        throw error;
      },
    }),
    analytics: { pageView: () => {} },
    drafts: {
      read: <T>(key: string) =>
        (drafts.get(key) ?? JSON.parse(tabStorage.get(`draft.${key}`) ?? 'null') ?? undefined) as T | undefined,
      write: (key, draft, where) => {
        drafts.set(key, draft);
        if (where !== 'tab') return;
        tabStorage.set(`draft.${key}`, JSON.stringify(draft));
        record.draftsOverReload.add(key);
      },
      clear: (key) => {
        drafts.delete(key);
        tabStorage.delete(`draft.${key}`);
      },
    },
    kept: {
      keep: async ({ title }) => void record.kept.push(title),
      drop: async () => void record.kept.push(null),
    },
    navigator: { go: (to) => void record.went.push(to), back: () => void record.went.push('back') },
    pageName: { set: (name) => void record.pageNames.push(name) },
    now: options.now ?? (() => new Date('2026-11-21T02:00:00Z')),
    mode: options.mode ?? 'web',
  };
  return { services, record };
}

function createValue<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: T) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
