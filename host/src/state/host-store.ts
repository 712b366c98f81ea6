import { createStore, type PageForm, type ReadableStore, type SessionState } from '@aylal/shell';
import type { Locale } from '@aylal/domain/language';
import type { Currency } from '@aylal/domain/money';
import type { OpenDialog } from './open-dialog.ts';
import type { OpenPanel } from './open-panel.ts';
import type { ShownToast } from './shown-toast.ts';

/** The client state of a page. The host owns it, remotes reach it through the services; what the provider answers is in the query client (decision 0311). */
export interface HostState {
  readonly session: SessionState;
  readonly locale: Locale;
  readonly currency: { readonly currency: Currency; readonly rates: Partial<Record<Currency, string>> };
  /** The stack, last one on top. */
  readonly dialogs: readonly OpenDialog[];
  readonly panel: OpenPanel | null;
  /** Newest last. */
  readonly toasts: readonly ShownToast[];
  /** What was typed, by the key of its form. */
  readonly drafts: Readonly<Record<string, unknown>>;
  /** What the page shown now calls itself, when that is more exact than its route's title. */
  readonly pageName: string | null;
  /** Of the page that the server has rendered, until another one is shown. */
  readonly pageForm: PageForm | null;
}

const nothingOpen = { dialogs: [], panel: null, toasts: [], drafts: {}, pageName: null } as const;

/** The store of a page, made once with what the page began with. */
export function createHostStore(began: Pick<HostState, 'session' | 'locale' | 'currency' | 'pageForm'>) {
  return createStore<HostState>()(() => ({ ...nothingOpen, ...began }));
}

export type HostStore = ReturnType<typeof createHostStore>;

/** One part of the state, as services hand it to remotes. Listeners are called when that part changes, and `first` is what a server rendered with. */
export function selectFrom<T>(store: HostStore, select: (state: HostState) => T): Required<ReadableStore<T>> {
  return {
    get: () => select(store.getState()),
    first: () => select(store.getInitialState()),
    subscribe: (listener) =>
      store.subscribe((state, before) => {
        if (!Object.is(select(state), select(before))) listener();
      }),
  };
}
