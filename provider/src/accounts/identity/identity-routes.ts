import { beginIdentityImport, importIdentity, type Identity } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { beginImport, takeImport } from './identity-import-store.ts';
import { accountMessage } from '../messages/account-messages.ts';

/** A consent page and a sign-in by hand stand between two tries. */
const SELDOM = { perAccount: { calls: 20, seconds: 60 } };

/** CALL-41: what e-Mongolia says of a customer who agreed to it. The answer goes to the page and nowhere else: it is neither kept nor logged (PII-1). */
export function identityRoutes(deps: Pick<Deps, 'db' | 'identity' | 'ids' | 'logger'>): readonly Route[] {
  return [
    route(beginIdentityImport).to(async ({ session, now, locale }) => {
      if (!deps.identity.ready) throw refuse('unavailable', { message: accountMessage(locale, 'identity.silent') });
      const state = deps.ids.token();
      await beginImport(deps.db, { state_hash: sha256(state), session_hash: session.tokenHash, locale }, now);
      return { status_code: 200, result: { url: deps.identity.consentUrl(state, locale) } };
    }, SELDOM),
    route(importIdentity).to(async ({ body, session, now, locale, log }) => {
      const which = { state_hash: sha256(body.state), session_hash: session.tokenHash };
      const begun = await takeImport(deps.db, which, now);
      if (!begun) {
        log.warn('identity-state-refused', { user_id: session.userId });
        throw refuse('state-conflict', { status: 400, message: accountMessage(locale, 'identity.over') });
      }
      const result = await ask(deps, { code: body.code, begunIn: begun.locale }, locale);
      log.info('identity-imported', { user_id: session.userId });
      return { status_code: 200, result };
    }, SELDOM),
  ];
}

async function ask(
  { identity, logger }: Pick<Deps, 'identity' | 'logger'>,
  { code, begunIn }: { code: string; begunIn: Locale },
  locale: Locale,
): Promise<Identity> {
  try {
    return await identity.read(code, begunIn);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('identity-not-read', { kind: error.kind, key: error.key });
    if (error.kind === 'refused')
      throw refuse('state-conflict', { status: 400, message: accountMessage(locale, 'identity.refused') });
    throw refuse('unavailable', { message: accountMessage(locale, 'identity.silent') });
  }
}
