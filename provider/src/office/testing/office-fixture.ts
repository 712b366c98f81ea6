import type { StaffRole } from '@aylal/domain/office';
import type { StaffAccount } from '../../sandbox/staff-page.ts';
import type { ProviderFixture } from '../../testing/provider-fixture.ts';

/** The office of a provider under test: its people, and what they ask. */
export function openOffice({ app, clock }: Pick<ProviderFixture, 'app' | 'clock'>) {
  async function account(role: StaffRole, set = ''): Promise<StaffAccount> {
    const { staff } = (
      await app.inject({ url: `/sandbox/staff?set=${set}`, headers: { accept: 'application/json' } })
    ).json();
    const one = (staff as StaffAccount[]).find((each) => each.role === role);
    if (!one) throw new Error(`nobody is ${role}`);
    return one;
  }
  const trySignIn = (payload: object) => app.inject({ method: 'POST', url: '/api/office/v1/login/', payload });

  /** A new session, of another person with a word of `set`; the clock goes on, because a code is good once. */
  async function signIn(role: StaffRole, set = '') {
    clock.advance(31_000);
    const { email, password, code } = await account(role, set);
    const { token, staff } = (await trySignIn({ email, password, code })).json().result;
    const headers = { authorization: `Bearer ${String(token)}` };
    const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const answer = await app.inject({
        method,
        url: `/api/office/v1/${path}`,
        headers,
        ...(payload ? { payload } : {}),
      });
      return { status: answer.statusCode, ...answer.json() };
    };
    return {
      id: String(staff.id),
      headers,
      get: (path: string) => ask('GET', path),
      post: (path: string, payload: object) => ask('POST', path, payload),
    };
  }
  return { account, trySignIn, signIn };
}
