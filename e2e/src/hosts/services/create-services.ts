import type { Locale } from '@aylal/domain/language';
import { createEventBus, type DialogRef, type Services, type SessionState } from '@aylal/shell';
import { createApiClient, createI18n, createIntentKeys, createQueryClient, sharedMessages } from '@aylal/shell/host';
import { createValue } from './create-value.ts';

/** A dialog that a remote has opened, until it is closed. */
export interface OpenDialog {
  readonly view: string;
  readonly props: unknown;
  close(result?: unknown): void;
}

/** Everything that a host hands to remotes. This one has no customers of its own: nobody is signed in, and prices stand in tögrög. */
export async function createServices(
  locale: Locale,
  { go, report }: { go: (to: string) => void; report: (text: string) => void },
) {
  const { default: shared } = await sharedMessages[locale]();
  const i18n = await createI18n(locale, { shared });
  const dialog = createValue<OpenDialog | null>(null);
  const drafts = new Map<string, unknown>();
  const services: Services = {
    // Calls go to this page's own server, which hands them to the shop.
    api: createApiClient({ baseUrl: '', fetch: window.fetch.bind(window), locale: () => locale }),
    intents: createIntentKeys({ storage: window.sessionStorage, newKey: () => window.crypto.randomUUID() }),
    queryClient: createQueryClient({ jitter: () => Math.random() }),
    session: {
      ...createValue<SessionState>({ status: 'anonymous' }),
      refresh: async () => ({ status: 'anonymous' }),
      signOut: async () => {},
      require: async () => null,
    },
    locale: {
      ...createValue(locale),
      change: (next) => window.location.assign(`/${next}`),
      translate: (namespace, key, values) => i18n.t(key, { ns: namespace, ...values }),
      addMessages: (into, namespace, messages) => void i18n.addResourceBundle(into, namespace, messages, true, true),
    },
    currency: { ...createValue({ currency: 'MNT' as const, rates: { MNT: '1' } }), change: () => {} },
    dialogs: {
      open: <P, R>({ view }: DialogRef<P, R>, props: P) =>
        new Promise<R | undefined>((resolve) => {
          const close = (result?: unknown) => {
            dialog.set(null);
            resolve(result as R | undefined);
          };
          dialog.set({ view, props, close });
        }),
    },
    panels: { open: () => {}, close: () => {} },
    toasts: { show: ({ kind, text = kind }) => report(text) },
    events: createEventBus({ onError: (error) => window.reportError(error) }),
    analytics: { pageView: () => {} },
    drafts: {
      read: <T>(key: string) => drafts.get(key) as T | undefined,
      write: (key, draft) => void drafts.set(key, draft),
      clear: (key) => void drafts.delete(key),
    },
    kept: { keep: async () => {}, drop: async () => {} },
    pageName: { set: () => {} },
    navigator: { go: (to) => go(`/${locale}${to}`), back: () => window.history.back() },
    now: () => new Date(),
    mode: 'emongolia',
  };
  return { services, dialog };
}
