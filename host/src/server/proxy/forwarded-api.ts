import type { Endpoint } from '@aylal/contracts';
import { officeOperations } from '@aylal/contracts/office';
import { operations } from '@aylal/contracts/operations';

/** What a host sends on to the provider, and where the browser holds the session of it. */
export interface ForwardedApi {
  readonly operations: readonly Endpoint[];
  /** HttpOnly, so that no script of a page ever sees the token (SEC-1). Of the office it has a name of its own: two ports of one machine share their cookies. */
  readonly sessionCookie: string;
  /** Operations whose answer carries a token: it becomes the cookie and leaves the answer (SEC-1, rulings 15 and 16). */
  readonly withToken: ReadonlySet<string>;
  /** Operations after which somebody else may stand behind the browser: its id is renewed (decision 0269). */
  readonly renewing: ReadonlySet<string>;
  /** The operation that ends the session. */
  readonly signOut: string;
}

/** Answered by the host itself. */
const own = new Set<string>([operations.getConfig.name, operations.getWallet.name, operations.topUpWallet.name]);

/** PERSIST-02. */
export const shopApi: ForwardedApi = {
  operations: Object.values(operations as Record<string, Endpoint>).filter(({ name }) => !own.has(name)),
  sessionCookie: 'tapa_accessToken',
  withToken: new Set(['sign-in', 'sign-in-by-host', 'register-account', 'get-session']),
  renewing: new Set(['sign-in', 'sign-in-by-host', 'register-account', 'sign-out']),
  signOut: operations.signOut.name,
};

/** Nothing of the shop, and no session of it (ROLE-01, GAP-58). */
export const officeApi: ForwardedApi = {
  operations: Object.values(officeOperations as Record<string, Endpoint>),
  sessionCookie: 'aylal_office',
  withToken: new Set([officeOperations.signInStaff.name, officeOperations.signInByPasskey.name]),
  renewing: new Set(),
  signOut: officeOperations.signOutStaff.name,
};
