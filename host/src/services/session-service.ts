import { ApiError, type ApiClient } from '@aylal/api';
import { getSession, signOut as signOutOperation, type SessionUser } from '@aylal/contracts/account';
import {
  loginDialog,
  sessionChanged,
  type DialogService,
  type EventBus,
  type SessionService,
  type SessionState,
} from '@aylal/shell';
import type { BootDocument } from '../remotes/boot-document.ts';
import { selectFrom, type HostStore } from '../state/host-store.ts';

export interface SessionServiceOptions {
  store: HostStore;
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

/** What a page begins with: whom the server has rendered it for; otherwise a session cookie that came with its request is still to be checked. */
export function firstSession({ session, rendered }: Pick<BootDocument, 'session' | 'rendered'>): SessionState {
  if (rendered?.user) return { status: 'signed-in', user: rendered.user };
  return session === 'present' && rendered?.user === undefined ? { status: 'checking' } : { status: 'anonymous' };
}

/** Who is signed in. Only the provider's answer decides; the device's clock only makes us ask. */
export function createSession(options: SessionServiceOptions): HostSession {
  const { store, api, events, dialogs, now, clearPersonal, clearTyped, onEnded, onRevoked } = options;
  const state = selectFrom(store, (all) => all.session);
  const set = (session: SessionState) => store.setState({ session });
  let lastIdentity: string | null = null;
  let asking: Promise<SessionState> | null = null;
  /** Until when nobody asks again; 0 while the provider has not answered at all. */
  let knownUntil = state.get().status === 'checking' ? 0 : Number.POSITIVE_INFINITY;

  /** When the session that was learnt last is over, in milliseconds; undefined before the first answer. */
  let expiresMs: number | undefined;

  const publish = () => {
    const signedIn = state.get().status === 'signed-in';
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
    set({ status: 'signed-in', user: visible });
    publish();
  };
  const anonymous = () => {
    knownUntil = Number.POSITIVE_INFINITY;
    if (state.get().status !== 'anonymous') clearPersonal();
    set({ status: 'anonymous' });
    publish();
  };

  /** The customer is signing out: a session that has ended already is what they want. */
  let leaving = false;
  /** Not the customer's own wish: revoked elsewhere, or over. */
  const ended = () => {
    const { status } = state.get();
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
      if (state.get().status === 'checking') set({ status: 'anonymous' });
    }
    return state.get();
  };
  const refresh = () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };

  return {
    service: {
      ...state,
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
        const before = state.get().status === 'checking' ? await refresh() : state.get();
        if (before.status === 'signed-in') return before.user;
        if (!(await dialogs.open(loginDialog, { reason, ...(known ? { known } : {}) }))) return null;
        const after = state.get().status === 'signed-in' ? state.get() : await refresh();
        return after.status === 'signed-in' ? after.user : null;
      },
    },
    async ensure() {
      if (now().getTime() >= knownUntil) await refresh();
    },
    refused: ended,
    watch: () =>
      events.subscribe(sessionChanged, (fact) => {
        if (fact.signedIn === (state.get().status === 'signed-in')) return;
        if (!fact.signedIn) {
          set({ status: 'checking' });
          clearPersonal();
        }
        // An answer under way may be older than the fact, so it is asked once more after it.
        void (asking ?? Promise.resolve()).then(refresh);
      }),
  };
}
