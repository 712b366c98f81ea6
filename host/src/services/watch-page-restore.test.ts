import type { SessionService, SessionState } from '@aylal/shell';
import { buildSessionUser } from '@aylal/testing';
import { watchPageRestore } from './watch-page-restore.ts';

const signedIn: SessionState = { status: 'signed-in', user: buildSessionUser() };

function open(before: SessionState, after: SessionState) {
  let state = before;
  const done: string[] = [];
  const listeners = new Map<string, (event: { persisted: boolean }) => void>();
  const session: SessionService = {
    get: () => state,
    subscribe: () => () => {},
    refresh: async () => (state = after),
    signOut: async () => {},
    require: async () => null,
  };
  watchPageRestore(
    {
      addEventListener: (type, listener) => void listeners.set(type, listener),
      removeEventListener: (type) => void listeners.delete(type),
    },
    session,
    { cover: (covered) => done.push(covered ? 'covered' : 'shown'), reload: () => done.push('reloaded') },
  );
  const fire = async (type: string) => {
    listeners.get(type)?.({ persisted: true });
    await new Promise((next) => setTimeout(next, 0));
  };
  return { done, fire };
}

describe('[SEC-2] A page that comes back from the back/forward cache', () => {
  it('is shown again when the customer is still the same', async () => {
    const { done, fire } = open(signedIn, signedIn);
    await fire('pagehide');
    await fire('pageshow');
    expect(done).toEqual(['covered', 'shown']);
  });

  it('stays covered and starts again when the customer has signed out', async () => {
    const { done, fire } = open(signedIn, { status: 'anonymous' });
    await fire('pagehide');
    await fire('pageshow');
    expect(done).toEqual(['covered', 'reloaded']);
  });
});
