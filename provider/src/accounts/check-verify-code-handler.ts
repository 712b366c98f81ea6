import { checkVerifyCode } from '@aylal/contracts/account';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { lockIdentifier } from './login-rate-limit.ts';
import { purposeKey, tryCode } from './codes.ts';
import { identifierOf } from './identifier.ts';
import { refuseNewContact } from './contact-cooling-period.ts';
import { accountOfPurpose } from './send-verify-code-handler.ts';

/** API-59: only looks and counts the try; the act that needs the code uses it up (ruling 18). */
export function checkVerifyCodeRoute(deps: Pick<Deps, 'db' | 'vault'>): Route {
  return route(checkVerifyCode).to(
    async ({ body, session, now, browser, log }) => {
      const purpose = purposeKey(body.purpose, accountOfPurpose(body.purpose, session?.userId));
      const outcome = await deps.db.transaction().execute(async (tx) => {
        const identifier = identifierOf(body);
        const { user, bucket } = await lockIdentifier(tx, identifier, browser);
        const tried = await tryCode(tx, deps.vault, bucket, purpose, body.verify_code, now);
        // Said before a new password is typed; only who has read the code gets so far (SEC-5).
        if (tried === 'right' && body.purpose === 'recovery' && user)
          refuseNewContact(user, identifier.email === null ? 'phone' : 'email', now);
        return tried;
      });
      log.info('code-checked', { purpose: body.purpose, outcome });
      if (outcome !== 'right') throw refuse(outcome, { fields: { verify_code: 'code_wrong' } });
      return { status_code: 200, result: null };
    },
    { perAddress: { calls: 60, seconds: 60 } },
  );
}
