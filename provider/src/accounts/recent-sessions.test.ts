import { createRecentSessions, RECENT_MS } from './recent-sessions.ts';

const session = { tokenHash: 'a', userId: 'u', expiresAt: 1_000_000 };

describe('Sessions read a moment ago', () => {
  it('[SEC-2] are believed for a second and no longer', () => {
    const recent = createRecentSessions();
    recent.keep(session, recent.turn(), 5_000);
    expect(recent.get('a', 5_000 + RECENT_MS - 1)).toEqual(session);
    expect(recent.get('a', 5_000 + RECENT_MS)).toBeNull();
    expect(RECENT_MS).toBeLessThanOrEqual(2_000);
  });

  it('[SEC-2] end at once where they are ended, also when they were being read just then', () => {
    const recent = createRecentSessions();
    const turn = recent.turn();
    recent.keep(session, turn, 5_000);
    recent.forget(({ userId }) => userId === 'u');
    expect(recent.get('a', 5_001)).toBeNull();
    recent.keep(session, turn, 5_001);
    expect(recent.get('a', 5_002)).toBeNull();
  });

  it('[SEC-3] do not outlive the session, nor a clock that is set back', () => {
    const recent = createRecentSessions();
    recent.keep({ ...session, expiresAt: 5_300 }, recent.turn(), 5_000);
    expect(recent.get('a', 5_300)).toBeNull();
    recent.keep(session, recent.turn(), 9_000);
    expect(recent.get('a', 1_000)).toBeNull();
  });
});
