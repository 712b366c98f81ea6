import * as v from 'valibot';
import type { Auth, Endpoint } from './endpoint.ts';
import { operations } from './operations-entry.ts';
import { sessionUser } from './account/session-user.ts';

const all: readonly Endpoint[] = Object.values(operations);

describe('A session user', () => {
  it('[SESS-01] has a password where the provider does not say', () => {
    const { has_password: _, ...older } = user;
    expect(v.parse(sessionUser, older)).toEqual({ ...older, has_password: true });
  });
});

describe('Who may call', () => {
  it('[ROLE-01] [GAP-58] is anybody or the signed-in customer: no operation and no session knows a third role', () => {
    const kinds: Auth[] = ['none', 'optional', 'bearer'];
    expect(all.filter(({ auth }) => !kinds.includes(auth))).toEqual([]);
    expect(all.filter(({ path }) => /admin|staff|manage/.test(path))).toEqual([]);
    expect(Object.keys(sessionUser.entries).filter((field) => /role|admin|permission/.test(field))).toEqual([]);
    expect(v.parse(sessionUser, { ...user, role: 'admin' })).toEqual(user);
  });

  it('[ROLE-04.1] [ROLE-04.2] [ROLE-04.3] [ROLE-04.4] [ROLE-04.5] [ROLE-04.6] [CALL-20.2] a token goes with each of the calls that carry one', () => {
    const carried: Readonly<Record<string, Auth>> = {
      'POST /api/gandan/air/subscription/': 'optional',
      'POST /api/gandan/air/unsubscription/': 'optional',
      'POST /api/gandan/air/customer_help_center/': 'optional',
      'POST /api/flight/v3/rest/refund/': 'bearer',
      'POST /api/hotel/v5/refund/': 'bearer',
      'POST /api/hotel/v5/check_rate/': 'bearer',
    };
    const there = all.filter(({ method, path }) => `${method} ${path}` in carried);
    expect(there.map(({ path }) => path)).toContain('/api/gandan/air/customer_help_center/');
    for (const { method, path, auth } of there) expect([path, auth]).toEqual([path, carried[`${method} ${path}`]]);
    const deletions = all.filter(({ method, path }) => method === 'DELETE' && path.includes('passenger'));
    for (const { path, auth } of deletions) expect([path, auth]).toEqual([path, 'bearer']);
  });
});

const user = {
  phone: '99112233',
  email: 'bat@example.mn',
  dial_code: '976',
  first_name: 'BAT',
  last_name: 'BOLD',
  has_password: false,
  expires: '2027-01-01T00:00:00.000Z',
};
