import { ApiError, type ApiClient } from '@aylal/api';
import { getSession, signOut as signOutOperation, type SessionUser } from '@aylal/contracts';
import {
  loginDialog,
  sessionChanged,
  type DialogService,
  type EventBus,
  type SessionService,
  type SessionState,
} from '@aylal/shell';
import { createValueStore } from './value-store.ts';

export interface SessionServiceOptions {
  /** Whether a session cookie came with the page's request. */
  start: 'present' | 'absent';
  /** The plain client: its calls ask nobody whether the session still holds. */
  api: ApiClient;
  events: EventBus;
  dialogs: DialogService;
  now: () => Date;
  /** Removes what belongs to a customer from the query cache. */
  clearPersonal: () => void;
  /** Removes what somebody has typed and the keys of what somebody was doing. */
  clearTyped: () => void;
  /** The provider has ended the session under the customer's eyes. */
  onEnded: () => void;
  /** The provider refuses a session whose time is not over: it was ended from elsewhere. */
  onRevoked: () => void;
}

/** The session as the host sees it. */
export interface HostSession {
  readonly service: SessionService;
  /** SESS-03, GAP-74: asks again when the session's time is over by this device's clock, or when it was never learnt. */
  ensure(): Promise<void>;
  /** The provider refused the session: signs out and keeps what is typed (GAP-49). */
  refused(): void;
  /** Follows the other tabs (SEC-2, REL-6); returns the undo. */
  watch(): () => void;
}

/** A device clock that is ahead would ask at every step; it asks once a minute then (REL-6). */
const askAgainMs = 60_000;

const identity = (user: SessionUser) => `${user.dial_code} ${user.phone} ${user.email}`;

/** Who is signed in. Only the provider's answer decides; the device's clock only makes us ask. */
export function createSession(options: SessionServiceOptions): HostSession {
  const { api, events, dialogs, now, clearPersonal, clearTyped, onEnded, onRevoked } = options;
  const store = createValueStore<SessionState>(
    options.start === 'present' ? { status: 'checking' } : { status: 'anonymous' },
  );
  let lastIdentity: string | null = null;
  let asking: Promise<SessionState> | null = null;
  /** Until when nobody asks again; 0 while the provider has not answered at all. */
  let knownUntil = options.start === 'present' ? 0 : Number.POSITIVE_INFINITY;

  /** When the session that was learnt last is over, in milliseconds; undefined before the first answer. */
  let expiresMs: number | undefined;

  const tell = () => {
    const signedIn = store.get().status === 'signed-in';
    if (events.last(sessionChanged)?.signedIn !== signedIn) events.publish(sessionChanged, { signedIn });
  };
  const signedIn = (user: SessionUser) => {
    const { token: _token, ...visible } = user;
    if (lastIdentity !== null && lastIdentity !== identity(user)) {
      clearPersonal();
      clearTyped();
    }
    lastIdentity = identity(user);
    expiresMs = Date.parse(user.expires);
    knownUntil = Math.max(Date.parse(user.expires), now().getTime() + askAgainMs);
    store.set({ status: 'signed-in', user: visible });
    tell();
  };
  const anonymous = () => {
    knownUntil = Number.POSITIVE_INFINITY;
    if (store.get().status !== 'anonymous') clearPersonal();
    store.set({ status: 'anonymous' });
    tell();
  };

  /** The customer is signing out: a session that has ended already is what they want. */
  let leaving = false;
  /** Not the customer's own wish: revoked elsewhere, or over. */
  const ended = () => {
    const { status } = store.get();
    const wasSignedIn = status === 'signed-in' && !leaving;
    // A browser sends no cookie whose time is over.
    if (status !== 'anonymous' && (expiresMs === undefined || now().getTime() < expiresMs)) onRevoked();
    anonymous();
    if (wasSignedIn) onEnded();
  };

  const ask = async (): Promise<SessionState> => {
    try {
      const answer = await api.call(getSession);
      if (answer.status_code === 200) signedIn(answer.result);
      else ended();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // No answer says nothing about the session: who was signed in stays so, and it is asked again soon.
      knownUntil = 0;
      if (store.get().status === 'checking') store.set({ status: 'anonymous' });
    }
    return store.get();
  };
  const refresh = () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };

  return {
    service: {
      get: store.get,
      first: store.first,
      subscribe: store.subscribe,
      refresh,
      async signOut() {
        leaving = true;
        const answer = await api.call(signOutOperation).finally(() => {
          leaving = false;
        });
        if (answer.status_code !== 200 && answer.status_code !== 401) return;
        clearTyped();
        lastIdentity = null;
        anonymous();
      },
      async require(reason, known) {
        const state = store.get().status === 'checking' ? await refresh() : store.get();
        if (state.status === 'signed-in') return state.user;
        if (!(await dialogs.open(loginDialog, { reason, ...(known ? { known } : {}) }))) return null;
        const after = store.get().status === 'signed-in' ? store.get() : await refresh();
        return after.status === 'signed-in' ? after.user : null;
      },
    },
    async ensure() {
      if (now().getTime() >= knownUntil) await refresh();
    },
    refused: ended,
    watch: () =>
      events.subscribe(sessionChanged, (fact) => {
        if (fact.signedIn === (store.get().status === 'signed-in')) return;
        if (!fact.signedIn) {
          store.set({ status: 'checking' });
          clearPersonal();
        }
        // An answer under way may be older than the fact, so it is asked once more after it.
        void (asking ?? Promise.resolve()).then(refresh);
      }),
  };
}
