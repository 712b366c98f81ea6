import type { SessionUser } from '@aylal/contracts/account';

/** A signed-in customer; overrides for what matters to a test. */
export function buildSessionUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    phone: '99112233',
    email: 'anudari@example.mn',
    dial_code: '976',
    first_name: 'Anudari',
    last_name: 'Batbold',
    has_password: true,
    expires: '2026-11-22T02:00:00.000Z',
    ...overrides,
  };
}
