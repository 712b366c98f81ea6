import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '@aylal/contracts/office';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { writeAudit } from '../audit-log.ts';
import { proveStaff } from '../prove-staff.ts';
import { isOurChallenge, newChallenge, spendChallenge } from './passkey-challenge.ts';
import { readPasskeys } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';

const LIMIT = { perAddress: { calls: 30, seconds: 60 } };

/** NEED-217 to NEED-220: one's own passkeys. */
export function passkeyRoutes(deps: Pick<Deps, 'config' | 'db' | 'passwords' | 'vault'>): readonly Route[] {
  const { config, db, vault } = deps;
  return [
    route(listPasskeys).to(async ({ staff }) => {
      relyingParty(config);
      return { status_code: 200, result: { passkeys: await readPasskeys(db, staff.id) } };
    }),
    route(beginPasskey).to(async ({ staff, now }) => {
      const known = await readPasskeys(db, staff.id);
      const options = await generateRegistrationOptions({
        rpID: relyingParty(config).id,
        rpName: 'Aylal',
        userID: new TextEncoder().encode(staff.id),
        userName: staff.name,
        challenge: newChallenge(vault, purposeOf(staff.id), now),
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { status_code: 200, result: { options: { ...options } } };
    }),
    route(addPasskey).to(async ({ body, staff, now }) => {
      const { password, code, name, response } = body;
      const made = await verify(deps, response, staff.id, now);
      const { email } = await db
        .selectFrom('staff')
        .select('email')
        .where('id', '=', staff.id)
        .executeTakeFirstOrThrow();
      const { settle } = await proveStaff(deps, { email, password, code }, now);
      return db.transaction().execute(async (tx) => {
        await settle(tx);
        if (!(await spendChallenge(tx, made.challenge, now))) throw refuse('wrong-credentials');
        const added = await tx
          .insertInto('staff_passkeys')
          .values({ ...made.passkey, staff_id: staff.id, name, created_at: now, used_at: null })
          .onConflict((known) => known.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) throw refuse('wrong-credentials');
        await writeAudit(tx, staff, { act: 'add-passkey', subject: staff.id, reason: name }, now);
        return { status_code: 200, result: { passkeys: await readPasskeys(tx, staff.id) } };
      });
    }, LIMIT),
    route(removePasskey).to(async ({ body, staff, now }) =>
      db.transaction().execute(async (tx) => {
        const removed = await tx
          .deleteFrom('staff_passkeys')
          .where('id', '=', body.id)
          .where('staff_id', '=', staff.id)
          .returning('name')
          .executeTakeFirst();
        if (removed)
          await writeAudit(tx, staff, { act: 'remove-passkey', subject: staff.id, reason: removed.name }, now);
        return { status_code: 200, result: { passkeys: await readPasskeys(tx, staff.id) } };
      }),
    ),
  ];
}

const purposeOf = (staffId: string) => `make ${staffId}`;

/** What a browser has made for this person at our address. Throws `wrong-credentials` whatever is wrong with it. */
async function verify(
  { config, vault }: Pick<Deps, 'config' | 'vault'>,
  response: Readonly<Record<string, unknown>>,
  staffId: string,
  now: number,
) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config);
  let challenge = '';
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedRPID,
    expectedOrigin,
    expectedChallenge: (sentBack) => {
      challenge = sentBack;
      return isOurChallenge(vault, purposeOf(staffId), sentBack, now);
    },
  }).catch(() => null);
  if (!verified?.verified) throw refuse('wrong-credentials');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { challenge, passkey: { id, public_key: Buffer.from(publicKey).toString('base64url'), counter } };
}
