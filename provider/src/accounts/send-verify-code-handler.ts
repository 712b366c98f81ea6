import { sendVerifyCode, type CodePurpose } from '@aylal/contracts/account';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import type { Tx } from '../platform/database/database.ts';
import { route, type Route } from '../platform/http/route.ts';
import { lockIdentifier } from './login-rate-limit.ts';
import { codeMessage, type CodeMessage } from './code-messages.ts';
import { makeCode, purposeKey } from './codes.ts';
import { identifierOf, recipientOf, type Identifier } from './identifier.ts';
import { refuseForeignContact } from './verify-contact-owner.ts';
import { refuseNewContact } from './contact-cooling-period.ts';
import { findUser } from './user-store.ts';

/** A code that is being sent to a signed-in customer, in the transaction that makes it and under the lock of its contact. */
export interface CodeToNote {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly identifier: Identifier;
  readonly now: number;
}
/** Another owner's word on a code: it notes what its own acts need to know of it, or refuses it. */
export type NoteCode = (tx: Tx, code: CodeToNote) => Promise<void>;

/**
 * API-58. Does the same work and answers the same whether or not there is an account (SEC-5): who registers twice or recovers
 * nothing gets a message that says so, instead of a code.
 */
export function sendVerifyCodeRoute(deps: Pick<Deps, 'db' | 'ids' | 'outbox' | 'vault'>, noteCode: NoteCode): Route {
  return route(sendVerifyCode).to(
    async ({ body, session, locale, now, browser, log }) => {
      const userId = accountOfPurpose(body.purpose, session?.userId);
      const identifier = identifierOf(body);
      await deps.db.transaction().execute(async (tx) => {
        const { user, bucket } = await lockIdentifier(tx, identifier, browser);
        if (userId !== undefined) await noteCode(tx, { userId, purpose: body.purpose, identifier, now });
        if (userId !== undefined && isProofPurpose(body.purpose)) await checkProofContact(tx, userId, identifier, now);
        const code = await makeCode(tx, deps, bucket, purposeKey(body.purpose, userId), now);
        const { channel, to } = recipientOf(identifier);
        const { subject, body: text } = codeMessage(messageKind(body.purpose, user !== undefined), code, locale);
        await deps.outbox.send(tx, { channel, to, locale, subject: channel === 'sms' ? '' : subject, body: text });
      });
      log.info('code-sent', { purpose: body.purpose });
      return { status_code: 200, result: null };
    },
    { perAddress: { calls: 30, seconds: 60 } },
  );
}

/** The acts of a signed-in customer bind their codes to the account; registering and recovering have none yet. */
export function accountOfPurpose(purpose: CodePurpose, userId: string | undefined): string | undefined {
  if (purpose === 'register' || purpose === 'recovery') return undefined;
  if (userId === undefined) throw refuse('not-signed-in');
  return userId;
}

function messageKind(purpose: CodePurpose, hasAccount: boolean): CodeMessage {
  if (purpose === 'register' && hasAccount) return 'known-account';
  if (purpose === 'recovery' && !hasAccount) return 'no-account';
  return purpose;
}

function isProofPurpose(purpose: CodePurpose): boolean {
  return purpose === 'contact-proof' || purpose === 'data-export' || purpose === 'refund';
}

/** The code of a proof goes to a contact that the account has had for some time: who changed it an hour ago proves nothing (SEC-3). */
async function checkProofContact(tx: Tx, userId: string, contact: Identifier, now: number): Promise<void> {
  const user = await findUser(tx, userId);
  refuseForeignContact(user, contact);
  refuseNewContact(user, contact.email === null ? 'phone' : 'email', now);
}
