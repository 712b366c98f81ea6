import type { i18n as I18n } from 'i18next';
import { createApiClient, createIntentKeys } from '@aylal/api';
import { createQueryClient } from '@aylal/query';
import type { SiteLinks } from '@aylal/contracts/shell';
import { formatInstant } from '@aylal/i18n';
import {
  createEventBus,
  type Descriptor,
  type PageForm,
  type ReadableStore,
  type Services,
  type TabChannel,
} from '@aylal/shell';
import { dialogEntries } from '../dialogs/dialog-entries.ts';
import type { OfflineStorage } from '../offline/offline-storage.ts';
import { createOfflinePages } from '../offline/offline-pages.ts';
import type { BootDocument } from '../remotes/boot-document.ts';
import { namesNamespace, namesOf, nameSource } from '../remotes/remote-names.ts';
import { createAnalytics } from '../services/analytics.ts';
import type { CookieJar } from '../services/cookie-jar.ts';
import { createCurrencyService } from '../services/currency-service.ts';
import { createDialogService, type DialogStack } from '../services/dialog-service.ts';
import { createDraftStore } from '../services/draft-store.ts';
import { createLocaleService, type HostLocaleService } from '../services/locale-service.ts';
import { releaseAt } from '../remotes/release-at.ts';
import { createNavigation, type Navigation } from '../services/navigation.ts';
import { createPanelService } from '../services/panel-service.ts';
import { createSessionAwareApi } from '../services/session-aware-api.ts';
import { createSession, firstSession, type HostSession } from '../services/session-service.ts';
import type { ForgettableStorage } from '../services/session-storage.ts';
import { createToastService, type ToastList } from '../services/toast-service.ts';
import { createOnlineStore, type NetworkPage } from '../services/online-store.ts';
import { createHostStore, selectFrom } from '../state/host-store.ts';
import type { OpenPanel } from '../state/open-panel.ts';

/** What the composition root needs of the place it runs in; a browser page, a server's render or a test brings its own. */
export interface Environment {
  readonly boot: BootDocument;
  readonly i18n: I18n;
  readonly fetch: typeof globalThis.fetch;
  readonly cookies: CookieJar;
  readonly storage: ForgettableStorage;
  /** What parts of the product keep on the device, such as the last searches. */
  readonly device: Pick<ForgettableStorage, 'forget'>;
  /** Where pages are saved for the time without a network. */
  readonly keeping: OfflineStorage | null;
  readonly network: NetworkPage;
  readonly dataLayer: unknown[];
  readonly channel?: TabChannel;
  /** The trace of the page, for its calls. */
  readonly traceparent?: () => string | undefined;
  readonly takeEarly?: (url: string) => Promise<Response> | undefined;
  readonly now: () => Date;
  readonly newKey: () => string;
  readonly jitter: () => number;
  /** Runs a task again and again; returns the undo. */
  readonly every: (task: () => void, ms: number) => () => void;
  readonly reportError: (error: unknown, where: string) => void;
}

/** The services of a page, and the sides of them that only the shell sees. */
export interface Shell {
  readonly services: Services;
  readonly descriptors: readonly Descriptor[];
  readonly session: HostSession;
  readonly locale: HostLocaleService;
  readonly navigation: Navigation;
  readonly dialogStack: DialogStack;
  readonly toastList: ToastList;
  readonly openedPanel: ReadableStore<OpenPanel | null>;
  readonly online: ReadableStore<boolean>;
  /** What the page shown now calls itself, when that is more exact than its route's title. */
  readonly pageName: ReadableStore<string | null>;
  /** Forms of the page as the server has rendered it. */
  readonly pageForm: ReadableStore<PageForm | null>;
  /** Another page than the rendered one is shown from now on. */
  leaveRenderedPage(): void;
  /** App stores and social pages. */
  readonly links: SiteLinks;
  /** Follows cookies and other tabs from now on; returns the undo. */
  watch(): () => void;
}

/** Makes every service once (architecture §2). Nothing here runs before `watch` but what is asked for. */
export function createServices(around: Environment): Shell {
  const { boot, cookies, storage, now } = around;
  const events = createEventBus({
    ...(around.channel ? { channel: around.channel } : {}),
    onError: around.reportError,
  });
  const queryClient = createQueryClient({ jitter: around.jitter });
  const store = createHostStore({
    session: firstSession(boot),
    locale: boot.locale,
    currency: { currency: boot.currency, rates: boot.rates },
    pageForm: boot.rendered?.form ?? null,
  });
  const drafts = createDraftStore(store, storage);
  const toasts = createToastService(store, (key) => locale.translate('shared', key));
  const navigation = createNavigation(() => locale.get());
  const dialogs = createDialogService({ store, entries: dialogEntries(boot.descriptors), path: navigation.path });
  const panels = createPanelService(store, boot.descriptors);
  const currency = createCurrencyService({ store, cookies, events });
  const locale = createLocaleService({
    store,
    i18n: around.i18n,
    cookies,
    events,
    onFailure: () => toasts.service.show({ kind: 'error', text: locale.translate('host', 'language.failed') }),
  });
  locale.addMessages(boot.locale, namesNamespace, namesOf(boot.descriptors, boot.locale));
  locale
    .addSource(namesNamespace, nameSource(around.fetch))
    .catch((error: unknown) => around.reportError(error, namesNamespace));
  const client = createApiClient({
    baseUrl: '',
    fetch: around.fetch,
    locale: locale.get,
    onSessionRefused: () => session.refused(),
    release: () => releaseAt(boot, navigation.path()),
    onRecordsLeftOut: (operation, count) =>
      around.reportError(new Error(`${operation}: ${count} records do not fit the contract`), operation),
    ...(around.traceparent ? { traceparent: around.traceparent } : {}),
    ...(around.takeEarly ? { takeEarly: around.takeEarly } : {}),
  });
  const session = createSession({
    store,
    api: client,
    events,
    dialogs: dialogs.service,
    now,
    clearPersonal: () => queryClient.removeQueries({ predicate: (query) => query.meta?.['personal'] === true }),
    clearTyped: () => {
      drafts.clearAll();
      storage.forget('aylal.intent.');
      // The next person at this device is not to see where the last one wanted to go (SEC-2).
      around.device.forget('');
      void offlinePages.forget();
    },
    onRevoked: () => void offlinePages.forget(),
    onEnded: () =>
      toasts.service.show({ kind: 'info', text: locale.translate('host', 'account.ended'), durationMs: 5000 }),
  });

  const offlinePages = createOfflinePages({
    device: around.keeping,
    session: session.service.get,
    messages: (key, values) => locale.translate('host', key, values),
    now,
    time: () => formatInstant(now().toISOString(), locale.get()),
    reportError: around.reportError,
  });

  const online = createOnlineStore(around.network);
  const services: Services = {
    api: createSessionAwareApi(client, session.ensure),
    intents: createIntentKeys({ storage, newKey: around.newKey }),
    queryClient,
    session: session.service,
    locale,
    currency: currency.service,
    dialogs: dialogs.service,
    panels,
    toasts: toasts.service,
    events,
    analytics: createAnalytics(around.dataLayer),
    drafts,
    kept: offlinePages.service,
    navigator: navigation.navigator,
    pageName: { set: (pageName) => store.setState({ pageName }) },
    now,
    mode: boot.mode,
  };
  return {
    services,
    descriptors: boot.descriptors,
    session,
    locale,
    navigation,
    dialogStack: dialogs.stack,
    toastList: toasts.list,
    openedPanel: selectFrom(store, ({ panel }) => panel),
    online,
    pageName: selectFrom(store, ({ pageName }) => pageName),
    pageForm: selectFrom(store, ({ pageForm }) => pageForm),
    leaveRenderedPage: () => store.setState({ pageForm: null }),
    links: boot.config?.links ?? {},
    watch() {
      const undo = [
        currency.watch(around.every),
        session.watch(),
        locale.watch(),
        // A session that was ended from elsewhere meanwhile leaves nothing here.
        online.subscribe(() => {
          if (online.get() && session.service.get().status === 'signed-in') void session.service.refresh();
        }),
        session.service.subscribe(() => {
          const state = session.service.get();
          if (state.status === 'signed-in') void offlinePages.belongTo(state.user);
        }),
      ];
      // The server has learnt that this session was ended from elsewhere: a browser sends no cookie whose time is over.
      if (boot.session === 'present' && boot.rendered?.user === null) void offlinePages.forget();
      if (boot.session === 'present') void session.service.refresh();
      return () => undo.forEach((stop) => stop());
    },
  };
}
