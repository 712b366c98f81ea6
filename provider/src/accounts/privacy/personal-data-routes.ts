import { deleteAccount, exportPersonalData, listAccountHolds, type AccountHold } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';
import { lockIdentifier } from '../login-rate-limit.ts';
import { consumeCode, purposeKey, tryCode } from '../codes.ts';
import { identifierOf, recipientOf, type Identifier } from '../identifier.ts';
import { checkProofPassword, tryProofCode, type ProofTry } from '../owner-proof.ts';
import { findUser, type UserRow } from '../user-store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { accountDeletedMessage } from './account-deleted-message.ts';
import type { HoldMoment, PersonalDataSource } from './personal-data-source.ts';

/** A customer's own data: all of it as one document, and its end (PII-4). `sources` are everything that is kept of a customer; the account comes last. */
export function personalDataRoutes(
  deps: Pick<Deps, 'db' | 'outbox' | 'passwords' | 'sessions' | 'vault'>,
  sources: readonly PersonalDataSource[],
): readonly Route[] {
  const ownerOf = async (tx: Tx, userId: string) => {
    const user = await findUser(tx, userId);
    if (!user) throw refuse('not-signed-in');
    return user;
  };
  return [
    route(exportPersonalData).to(
      async ({ body, session, browser, now, log }) => {
        await provenOwner(deps, { userId: session.userId, proof: body.proof, purpose: 'data-export', browser, now });
        const data = await deps.db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (tx) => {
            const user = await ownerOf(tx, session.userId);
            const parts: [string, unknown][] = [];
            for (const { name, read } of sources) parts.push([name, await read(tx, deps.vault, user)]);
            return Object.fromEntries(parts);
          });
        log.info('own-data-exported', { user_id: session.userId });
        return { status_code: 200, result: { exported_at: new Date(now).toISOString(), ...data } };
      },
      { perAccount: { calls: 10, seconds: 3_600 } },
    ),
    route(listAccountHolds).to(async ({ session, now }) => {
      const holds = await deps.db
        .transaction()
        .execute(async (tx) => holdsOf(sources, tx, await ownerOf(tx, session.userId), { now, vault: deps.vault }));
      return { status_code: 200, result: [...holds] };
    }),
    route(deleteAccount).to(
      async ({ body, session, now, browser, locale, log }) => {
        const identifier = identifierOf(body);
        const done = await deps.db.transaction().execute(async (tx) => {
          const { user, bucket } = await lockIdentifier(tx, identifier, browser);
          const purpose = purposeKey('account-deletion', session.userId);
          const outcome = await tryCode(tx, deps.vault, bucket, purpose, body.verify_code, now);
          if (outcome !== 'right') return outcome;
          // A code at an address that is not the account's own proves nothing about its owner.
          if (user?.id !== session.userId) return 'wrong-code';
          // A booking that has begun is waited for, and then holds the account.
          await tx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
          if ((await holdsOf(sources, tx, user, { now, vault: deps.vault })).length > 0) return 'state-conflict';
          await consumeCode(tx, bucket, purpose);
          for (const { forget } of sources) await forget(tx, user);
          await deps.sessions.revokeAll(tx, user.id);
          await sendFarewell(deps, tx, identifier, locale);
          return 'deleted';
        });
        log.info(done === 'deleted' ? 'account-deleted' : 'account-deletion-refused', { user_id: session.userId });
        if (done === 'state-conflict') throw refuse(done);
        if (done !== 'deleted') throw refuse(done, { fields: { verify_code: 'code_wrong' } });
        return { status_code: 200, result: null };
      },
      { perAddress: { calls: 30, seconds: 60 } },
    ),
  ];
}

/** Documents are in the clear in the file: the session alone does not get it (SEC-3). */
async function provenOwner(deps: Pick<Deps, 'db' | 'passwords' | 'vault'>, attempt: ProofTry): Promise<void> {
  await checkProofPassword(deps, attempt);
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const code = await tryProofCode(deps, tx, attempt);
    if (typeof code === 'string') return code;
    await code.consume();
    return 'right';
  });
  if (outcome !== 'right') throw refuse(outcome, { fields: { proof: 'code_wrong' } });
}

async function holdsOf(
  sources: readonly PersonalDataSource[],
  tx: Tx,
  user: UserRow,
  at: HoldMoment,
): Promise<readonly AccountHold[]> {
  const holds: AccountHold[] = [];
  for (const source of sources) holds.push(...((await source.holds?.(tx, user, at)) ?? []));
  return holds;
}

async function sendFarewell(
  { outbox }: Pick<Deps, 'outbox'>,
  tx: Tx,
  identifier: Identifier,
  locale: Locale,
): Promise<void> {
  const { channel, to } = recipientOf(identifier);
  const { subject, body } = accountDeletedMessage(locale);
  await outbox.send(tx, { channel, to, locale, subject: channel === 'sms' ? '' : subject, body, isLast: true });
}
