import { signInByHost } from '@aylal/contracts/account';
import { settlesAt } from '@aylal/domain/payments';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { identifierOf } from '../identifier.ts';
import { lockIdentifier, lockKeys } from '../login-rate-limit.ts';
import { sessionUserOf } from '../session-user-of.ts';
import { renewBrowser } from '../renew-browser.ts';
import { addUser, rememberBrowser, type UserRow } from '../user-store.ts';
import type { HostCustomer } from './host-app-port.ts';
import { findLinkedUser, linkUser } from './host-link-store.ts';

type Needs = Pick<Deps, 'db' | 'hostApp' | 'ids' | 'passwords' | 'sessions'>;

/** NEED-179: the word of the app around the mini-app in place of a password. */
export function signInByHostRoute(deps: Needs): Route {
  return route(signInByHost).to(
    async ({ body, session, browser, nextBrowser, now, device, log }) => {
      const customer = await ask(deps, body.host_token, (kind) => log.warn('host-app-not-read', { kind }));
      // Of a password that nobody knows; hashed outside the transaction.
      const passwordHash = await deps.passwords.hash(deps.ids.uuid());
      const opened = await deps.db.transaction().execute(async (tx) => {
        await lockKeys(tx, [customer.id]);
        const known = await findLinkedUser(tx, customer.id);
        const user = known ?? (await accountOf(tx, customer, { id: deps.ids.uuid(), passwordHash, browser, now }));
        if (!user) return null;
        const renewed = await renewBrowser(tx, browser, nextBrowser);
        if (renewed !== null) await rememberBrowser(tx, user.id, renewed, now);
        if (session?.userId === user.id) return { user, session, token: undefined };
        if (session) await deps.sessions.revoke(tx, session.tokenHash);
        return { user, ...(await deps.sessions.open(tx, user.id, device)) };
      });
      if (!opened) throw refuse('not-signed-in');
      log.info('signed-in-by-host', { user_id: opened.user.id });
      return { status_code: 200, result: sessionUserOf(opened.user, opened.session, opened.token) };
    },
    { perAddress: { calls: 60, seconds: 60 } },
  );
}

async function ask({ hostApp }: Needs, token: string, warn: (kind: string) => void): Promise<HostCustomer> {
  if (!hostApp.ready) throw refuse('unavailable');
  try {
    return await hostApp.whoIs(token);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    warn(error.kind);
    throw refuse(error.kind === 'refused' ? 'not-signed-in' : 'unavailable');
  }
}

interface NewAccount {
  readonly id: string;
  readonly passwordHash: string;
  readonly browser: string | null;
  readonly now: number;
}

/** At the first visit: the account of the phone number that the app has verified, or a new one. Null for a customer without a number, and where the account has had that number for less than 72 hours (SEC-3). */
async function accountOf(tx: Tx, customer: HostCustomer, given: NewAccount): Promise<UserRow | null> {
  if (customer.phone === '') return null;
  const identifier = identifierOf({ phone: customer.phone, dial_code: '976' });
  const { user: holder } = await lockIdentifier(tx, identifier, given.browser);
  if (holder && settlesAt([holder.phone_changed_at], given.now) !== null) return null;
  const user = holder ?? newUser(customer, given);
  if (!holder) await addUser(tx, user);
  await linkUser(tx, customer.id, user.id, given.now);
  return user;
}

function newUser({ first_name, last_name, phone }: HostCustomer, { id, passwordHash, now }: NewAccount): UserRow {
  return {
    id,
    email: null,
    dial_code: '976',
    phone,
    first_name,
    last_name,
    password_hash: passwordHash,
    has_password: false,
    created_at: now,
    email_changed_at: null,
    phone_changed_at: null,
    money_frozen_at: null,
  };
}
