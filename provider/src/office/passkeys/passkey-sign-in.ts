import { beginPasskeySignIn, signInByPasskey } from '@aylal/contracts/office';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { writeAudit } from '../audit-log.ts';
import { sessionView } from '../session-view.ts';
import { isOurChallenge, newChallenge, spendChallenge } from './passkey-challenge.ts';
import { findPasskey } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';

const PURPOSE = 'sign in';
const LIMIT = { perAddress: { calls: 30, seconds: 60 } };

/** NEED-221, NEED-222: a session for who has unlocked a passkey of theirs. */
export function passkeySignInRoutes(deps: Pick<Deps, 'config' | 'db' | 'staffSessions' | 'vault'>): readonly Route[] {
  const { config, db, staffSessions, vault } = deps;
  return [
    route(beginPasskeySignIn).to(async ({ now }) => {
      const options = await generateAuthenticationOptions({
        rpID: relyingParty(config).id,
        challenge: newChallenge(vault, PURPOSE, now),
        userVerification: 'required',
      });
      return { status_code: 200, result: { options: { ...options } } };
    }, LIMIT),
    route(signInByPasskey).to(async ({ body, now, log }) => {
      const { passkey, counter, challenge } = await verify(body.response, now);
      const opened = await db.transaction().execute(async (tx) => {
        if (!(await spendChallenge(tx, challenge, now))) throw refuse('wrong-credentials');
        await tx.updateTable('staff_passkeys').set({ counter, used_at: now }).where('id', '=', passkey.id).execute();
        const person = await tx
          .selectFrom('staff')
          .selectAll()
          .where('id', '=', passkey.staff_id)
          .executeTakeFirstOrThrow();
        await writeAudit(tx, person, { act: 'sign-in', subject: person.id }, now);
        return staffSessions.open(tx, person);
      });
      log.info('staff-signed-in', { staff_id: opened.staff.id });
      return { status_code: 200, result: { ...sessionView(opened.staff), token: opened.token } };
    }, LIMIT),
  ];

  /** Whose passkey has signed our challenge at our address, after its person was verified. Throws `wrong-credentials` whatever is wrong. */
  async function verify(response: Readonly<Record<string, unknown>>, now: number) {
    const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config);
    const passkey = typeof response['id'] === 'string' ? await findPasskey(db, response['id']) : undefined;
    if (!passkey) throw refuse('wrong-credentials');
    let challenge = '';
    const verified = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedRPID,
      expectedOrigin,
      expectedChallenge: (sentBack) => {
        challenge = sentBack;
        return isOurChallenge(vault, PURPOSE, sentBack, now);
      },
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => null);
    if (!verified?.verified) throw refuse('wrong-credentials');
    return { passkey, challenge, counter: verified.authenticationInfo.newCounter };
  }
}
