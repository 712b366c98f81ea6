import { createApiClient } from '@aylal/api';
import { getSession, signOut } from '@aylal/contracts/account';
import { bookFlight } from '@aylal/contracts/flights';
import { createEventBus, type DialogService, type TabChannel } from '@aylal/shell';
import { buildSessionUser, stubFetch, stubOperation, type Stub } from '@aylal/testing';
import { createTabChannels } from '../app/testing/tab-channels.ts';
import { buildHostStore } from '../state/testing/build-host-store.ts';
import { createSession, firstSession } from './session-service.ts';

const user = buildSessionUser();
const known = { status_code: 200, message: '', result: user } as const;
const refused = { status_code: 401, message: '', result: { problem: 'not-signed-in' } } as const;
const gone = { status_code: 200, message: '', result: null } as const;

function openTab(
  stubs: Stub[],
  {
    start = 'present',
    channel,
    now = () => new Date('2026-11-21T02:00:00Z'),
  }: { start?: 'present' | 'absent'; channel?: TabChannel | undefined; now?: () => Date } = {},
) {
  const did: string[] = [];
  const revoked: number[] = [];
  const dialogs: DialogService = {
    open: async ({ view }, props) => {
      did.push(`${view} ${JSON.stringify(props)}`);
      return undefined;
    },
  };
  const api = createApiClient({
    baseUrl: 'http://localhost',
    fetch: stubFetch(stubs),
    locale: () => 'mn',
    onSessionRefused: () => session.refused(),
  });
  const session = createSession({
    store: buildHostStore({ session: firstSession({ session: start }) }),
    api,
    events: createEventBus({ ...(channel ? { channel } : {}), onError: (error) => did.push(String(error)) }),
    dialogs,
    now,
    clearPersonal: () => did.push('personal'),
    clearTyped: () => did.push('typed'),
    onEnded: () => did.push('ended'),
    onRevoked: () => revoked.push(1),
  });
  session.watch();
  return { session, api, state: session.service.get, did, revoked };
}

const settle = () => new Promise((done) => setTimeout(done, 0));

describe('The session of a page', () => {
  it('[ERR-06.1] [GAP-49] ends when a booking is answered 403, and keeps what is typed', async () => {
    const booking = stubOperation(bookFlight, {
      status_code: 403,
      message: '',
      result: { problem: 'session-refused' },
    });
    const tab = openTab([stubOperation(getSession, known), booking]);
    await tab.session.service.refresh();
    await tab.api.call(bookFlight, { body: {} as never, idempotencyKey: 'key' });
    expect([tab.state(), tab.did]).toEqual([{ status: 'anonymous' }, ['personal', 'ended']]);
  });

  it('opens the sign-in with the reason and what is known of who buys', async () => {
    const { session, did } = openTab([stubOperation(getSession, refused)], { start: 'absent' });
    const person = { email: 'sarnai@example.mn', last_name: 'Bat' };
    expect([await session.service.require('orders'), await session.service.require('booking', person)]).toEqual([
      null,
      null,
    ]);
    expect(did).toEqual([
      'LOGIN_VIEW {"reason":"orders"}',
      'LOGIN_VIEW {"reason":"booking","known":{"email":"sarnai@example.mn","last_name":"Bat"}}',
    ]);
  });

  it('[SEC-2] is known to be ended from elsewhere when it is refused before its time is over', async () => {
    const unknown = openTab([stubOperation(getSession, refused)]);
    await unknown.session.service.refresh();
    expect(unknown.revoked).toHaveLength(1);
    const learnt = openTab([stubOperation(getSession, [known, refused])]);
    await learnt.session.service.refresh();
    expect(learnt.revoked).toEqual([]);
    await learnt.session.service.refresh();
    expect(learnt.revoked).toHaveLength(1);
    let time = new Date('2026-11-21T02:00:00Z');
    const over = openTab([stubOperation(getSession, [known, refused])], { now: () => time });
    await over.session.service.refresh();
    time = new Date(user.expires);
    await over.session.service.refresh();
    expect(over.revoked).toEqual([]);
  });

  it('[SESS-03] asks the provider at the start, and never shows the token', async () => {
    const tab = openTab([stubOperation(getSession, { ...known, result: { ...user, token: 'secret' } })]);
    expect(tab.state()).toEqual({ status: 'checking' });
    await tab.session.service.refresh();
    expect(tab.state()).toEqual({ status: 'signed-in', user });
  });

  it('[SEC-2] says that a session has ended when another device ended it, once, and not to who signed out here', async () => {
    const revoked = openTab([stubOperation(getSession, known), stubOperation(bookFlight, refused)]);
    await revoked.session.service.refresh();
    for (let calls = 0; calls < 2; calls += 1)
      await revoked.api.call(bookFlight, { body: {} as never, idempotencyKey: 'key' });
    expect(revoked.did.filter((what) => what === 'ended')).toHaveLength(1);
    const left = openTab([stubOperation(getSession, known), stubOperation(signOut, gone)]);
    await left.session.service.refresh();
    await left.session.service.signOut();
    const deleted = openTab([stubOperation(getSession, known), stubOperation(signOut, refused)]);
    await deleted.session.service.refresh();
    await deleted.session.service.signOut();
    expect([...left.did, ...deleted.did]).not.toContain('ended');
  });

  it('is anonymous without asking when no cookie came', async () => {
    const me = stubOperation(getSession, known);
    const tab = openTab([me], { start: 'absent' });
    await tab.session.ensure();
    expect([tab.state().status, me.calls.length]).toEqual(['anonymous', 0]);
  });

  it('[SESS-03] [CARD-20.4] asks again once the session has expired, and signs out only when the provider says so', async () => {
    let now = '2026-11-21T02:00:00Z';
    const me = stubOperation(getSession, [known, known, refused]);
    const tab = openTab([me], { now: () => new Date(now) });
    await tab.session.service.refresh();
    await tab.session.ensure();
    expect(me.calls).toHaveLength(1);
    now = '2026-11-22T02:00:00Z';
    await tab.session.ensure();
    expect(tab.state().status).toBe('signed-in');
    now = '2026-11-22T02:01:00Z';
    await tab.session.ensure();
    expect(tab.state().status).toBe('anonymous');
  });

  it('keeps the customer signed in while the provider does not answer, and asks again at the next step', async () => {
    const me = stubOperation(getSession, [known, 'offline', known]);
    const tab = openTab([me]);
    await tab.session.service.refresh();
    await tab.session.service.refresh();
    expect(tab.state().status).toBe('signed-in');
    await tab.session.ensure();
    expect(me.calls).toHaveLength(3);
  });

  it('[SESS-04] [SEC-2] revokes at the provider and forgets what is personal and typed', async () => {
    const leave = stubOperation(signOut, gone);
    const tab = openTab([stubOperation(getSession, known), leave]);
    await tab.session.service.refresh();
    await tab.session.service.signOut();
    expect([tab.state().status, leave.calls.length, tab.did]).toEqual(['anonymous', 1, ['typed', 'personal']]);
  });

  it('stays signed in and says so when signing out has no answer', async () => {
    const tab = openTab([stubOperation(getSession, known), stubOperation(signOut, 'offline')]);
    await tab.session.service.refresh();
    await expect(tab.session.service.signOut()).rejects.toThrow();
    expect(tab.state().status).toBe('signed-in');
  });

  it('keeps what is typed when the provider refuses the session', async () => {
    const tab = openTab([stubOperation(getSession, known)]);
    await tab.session.service.refresh();
    tab.session.refused();
    expect([tab.state().status, tab.did]).toEqual(['anonymous', ['personal', 'ended']]);
  });

  it('forgets what the former customer has typed when another one signs in', async () => {
    const tab = openTab([
      stubOperation(getSession, [known, { ...known, result: buildSessionUser({ phone: '88001122' }) }]),
    ]);
    await tab.session.service.refresh();
    tab.session.refused();
    await tab.session.service.refresh();
    expect(tab.did).toEqual(['personal', 'ended', 'personal', 'typed']);
  });
});

describe('Two tabs', () => {
  it('[SEC-2] [REL-6] sign out together, and the other one hides the customer at once', async () => {
    const [one, two] = createTabChannels(2);
    const me = stubOperation(getSession, [known, known, refused]);
    const stubs = [me, stubOperation(signOut, gone)];
    const first = openTab(stubs, { channel: one });
    const second = openTab(stubs, { channel: two });
    await first.session.service.refresh();
    await second.session.service.refresh();
    await first.session.service.signOut();
    expect(second.state().status).toBe('checking');
    await settle();
    await second.session.service.refresh();
    expect(second.state().status).toBe('anonymous');
  });

  it('[REL-6] sign in together', async () => {
    const [one, two] = createTabChannels(2);
    const me = stubOperation(getSession, known);
    const first = openTab([me], { channel: one });
    const second = openTab([me], { channel: two, start: 'absent' });
    await first.session.service.refresh();
    await settle();
    await second.session.service.refresh();
    expect(second.state().status).toBe('signed-in');
  });
});
