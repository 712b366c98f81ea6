import type { ApiClient, IntentKeys } from '@aylal/api';
import type { SessionUser } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';
import type { Currency } from '@aylal/domain/money';
import type { Messages } from '@aylal/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { DialogRef } from '../dialogs/define-dialog.ts';
import type { EventBus } from '../events/create-event-bus.ts';
import type { PanelName, PanelProps } from '../remote/panel-catalogue.ts';
import type { PrefilledPerson } from './prefilled-person.ts';
import type { ReadableStore } from './store.ts';

/** `checking`: a session cookie may be there and the provider has not answered yet. */
export type SessionState =
  | { status: 'checking' }
  | { status: 'anonymous' }
  | { status: 'signed-in'; user: SessionUser };

/** Who is signed in. The token itself is never here (SEC-1). */
export interface SessionService extends ReadableStore<SessionState> {
  /** Asks the provider again (ruling 16) and tells everybody. Resolves with the state that came of it. */
  refresh(): Promise<SessionState>;
  /** Revokes the session, clears what is personal, tells the other tabs (SEC-2). */
  signOut(): Promise<void>;
  /** The signed-in user, asking for sign-in by the login dialog when needed; null when the customer closed it. */
  require(reason: 'booking' | 'payment' | 'orders' | 'saveHotel', known?: PrefilledPerson): Promise<SessionUser | null>;
}

export interface LocaleService extends ReadableStore<Locale> {
  /** Switches language, keeps page and query, loses nothing typed. */
  change(locale: Locale): void;
  /** Translates a key of a namespace in the present language. */
  translate(namespace: string, key: string, values?: Record<string, unknown>): string;
  addMessages(locale: Locale, namespace: string, messages: Messages): void;
}

/** The display currency and its rate; what is charged is always MNT. */
export interface CurrencyService extends ReadableStore<{
  currency: Currency;
  rates: Partial<Record<Currency, string>>;
}> {
  change(currency: Currency): void;
}

export interface DialogService {
  /** Opens a dialog on top and resolves when it closes: with its result, or undefined when it was dismissed. An unknown view throws (MODAL-72). */
  open<P, R>(dialog: DialogRef<P, R>, props: NoInfer<P>): Promise<R | undefined>;
}

export interface PanelService {
  /** Shows the slide-up panel of this id, in place of any other (PANEL-03). An id that no descriptor names throws. */
  open<N extends PanelName>(id: N, ...props: PanelProps<N>): void;
  close(): void;
}

export type ToastKind = 'success' | 'error' | 'info';

/** A notice. Success and failure have general words, `notify_success` (ERR-15) and `notify_error` (ERR-14), for when there is nothing more exact to say. */
export type Toast = ({ kind: 'success' | 'error'; text?: string } | { kind: 'info'; text: string }) & {
  durationMs?: number;
};

export interface ToastService {
  /** Top-center, 2000 ms (SHELL-19); areas that the checklist names pass 5000 (SHELL-20, GAP-02). */
  show(toast: Toast): void;
}

export interface Analytics {
  /** GAP-76: no personal data, no token. */
  pageView(page: { path: string; query: string; language: Locale }): void;
}

/** What the customer has typed and must not lose: over a sign-in, a language switch, a failed remote. */
export interface DraftStore {
  /** A draft of an earlier load of the page comes from the tab's storage: check its shape. */
  read<T>(key: string): T | undefined;
  /** In memory, and with `tab` over reloads of this tab too (decision 0216). */
  write(key: string, draft: unknown, where?: 'tab'): void;
  clear(key: string): void;
}

/** Pages of the signed-in person that open on this device without a network: tickets (REL-5). */
export interface OfflinePages {
  /**
   * Keeps `element` as it looks now under the address that is shown, in place of what was kept there: without scripts, without what is only pressed (`data-print="hide"`,
   * buttons, fields) and without what nobody asks for on the way (`data-kept="hide"`). It stays until this person signs out, another one signs in, the session is ended from elsewhere, or
   * `until` (ISO 8601; 30 days unless given) has passed. Never rejects; nothing is kept where the browser has no room or nobody is signed in.
   */
  keep(page: { title: string; element: Element; until?: string | undefined }): Promise<void>;
  /** Drops what is kept under the address that is shown. Never rejects. */
  drop(): Promise<void>;
}

/** What the page shown now calls itself, where that is more exact than the title of its route: the name of a hotel. `usePageName` sets and clears it. */
export interface PageName {
  set(name: string | null): void;
}

export interface Navigator {
  /** Goes to a page address without language; the shell adds it. */
  go(to: string, options?: { replace?: boolean }): void;
  back(): void;
}

/** PERSIST-04: `emongolia` shows the reduced shell, `office` that of the people behind the shop. Rights never follow from it. */
export type ShellMode = 'web' | 'emongolia' | 'office';

/** Everything that the host hands to remotes (architecture §2). Made once per page by the host; in tests by `@aylal/testing`. */
export interface Services {
  readonly api: ApiClient;
  readonly intents: IntentKeys;
  readonly queryClient: QueryClient;
  readonly session: SessionService;
  readonly locale: LocaleService;
  readonly currency: CurrencyService;
  readonly dialogs: DialogService;
  readonly panels: PanelService;
  readonly toasts: ToastService;
  readonly events: EventBus;
  readonly analytics: Analytics;
  readonly drafts: DraftStore;
  readonly kept: OfflinePages;
  readonly navigator: Navigator;
  readonly pageName: PageName;
  /** Now by the customer's device: for what is shown, never for what is allowed (REL-6). */
  readonly now: () => Date;
  readonly mode: ShellMode;
}
