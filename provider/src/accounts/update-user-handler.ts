import { updateUser } from '@aylal/contracts/account';
import type { Deps } from '../platform/deps.ts';
import { refuse, type ProblemDetails } from '../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../platform/http/route.ts';
import { changeContact } from './change-contact.ts';
import { checkProofPassword } from './owner-proof.ts';
import { sessionUserOf } from './session-user-of.ts';
import { changeUser, findUser } from './user-store.ts';

/** API-60: a name at once, a contact with the code that was sent to it and a proof that the owner is there (SEC-3). */
export function updateUserRoute(
  deps: Pick<Deps, 'config' | 'db' | 'ids' | 'outbox' | 'passwords' | 'sessions' | 'vault'>,
): Route {
  return route(updateUser).to(
    async (ctx) => {
      const { body, session, log } = ctx;
      const done = 'verify_code' in body ? await updateContact(deps, ctx, body) : await updateName(deps, ctx);
      if (typeof done === 'string') {
        log.info('update-refused', { user_id: session.userId, reason: done });
        throw refuse(done === 'wrong-proof' ? 'wrong-code' : done, fieldOf[done]);
      }
      log.info('user-updated', { user_id: session.userId });
      return { status_code: 200, result: sessionUserOf(done, session) };
    },
    { perAddress: { calls: 30, seconds: 60 } },
  );
}

type Context = RouteContext<typeof updateUser>;
type ContactBody = Extract<Context['body'], { verify_code: string }>;
type Refused = Extract<Awaited<ReturnType<typeof changeContact>>, string>;

const code = { fields: { verify_code: 'code_wrong' } };
const fieldOf: Readonly<Record<Refused, ProblemDetails>> = {
  'wrong-code': code,
  'code-expired': code,
  'wrong-proof': { fields: { proof: 'code_wrong' } },
  'account-exists': {},
  'not-signed-in': {},
};

async function updateContact(
  deps: Pick<Deps, 'config' | 'db' | 'ids' | 'outbox' | 'passwords' | 'sessions' | 'vault'>,
  { session, browser, locale, now }: Context,
  body: ContactBody,
) {
  const attempt = { userId: session.userId, proof: body.proof, purpose: 'contact-proof', browser, now } as const;
  await checkProofPassword(deps, attempt);
  return deps.db
    .transaction()
    .execute((tx) => changeContact(deps, tx, { ...attempt, body, locale, exceptTokenHash: session.tokenHash }));
}

async function updateName(deps: Pick<Deps, 'db'>, { body, session: { userId } }: Context) {
  return deps.db.transaction().execute(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) return 'not-signed-in';
    return body.name === undefined ? user : changeUser(tx, userId, { first_name: body.name });
  });
}
