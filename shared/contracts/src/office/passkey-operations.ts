import { staffRoles } from '@aylal/domain/office';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, sent } from '../fields.ts';
import { signInStaff } from './staff-session.ts';

const { password, code } = signInStaff.body.entries;

/** What a browser is asked, and what it answers, as WebAuthn writes it in JSON: the browser reads and writes it, we only pass it on. */
const fromWebAuthn = v.record(v.string(), v.unknown(), 'validation_required');
const options = answer(v.object({ options: fromWebAuthn }));
const refused = { 400: refusal, 401: refusal, 403: refusal, 404: refusal } as const;

/** Id of a passkey, as the authenticator gives it. */
const passkeyId = v.pipe(v.string('validation_required'), v.regex(/^[\w-]{16,1400}$/, 'validation_invalid'));

/** A passkey of a person of the office, by the name that they gave it; `used_at` is null while nobody has signed in with it. */
const passkey = v.object({ id: passkeyId, name: v.string(), created_at: instant, used_at: v.nullable(instant) });
export type Passkey = v.InferOutput<typeof passkey>;

/** One's own passkeys. 404 where the office has none, because nobody has said at which address it is (`OFFICE_URL`). */
export const listPasskeys = defineEndpoint({
  name: 'list-passkeys',
  id: 'NEED-217',
  summary: 'List one’s passkeys',
  method: 'GET',
  path: '/api/office/v1/passkeys/',
  auth: 'staff',
  roles: staffRoles,
  answers: { 200: answer(v.object({ passkeys: v.array(passkey) })), 401: refusal, 403: refusal, 404: refusal },
});

/** What the browser needs to make a passkey for who is signed in; good for five minutes, once. */
export const beginPasskey = defineEndpoint({
  name: 'begin-passkey',
  id: 'NEED-218',
  summary: 'Begin to make a passkey',
  method: 'POST',
  path: '/api/office/v1/passkeys/begin/',
  auth: 'staff',
  roles: staffRoles,
  answers: { 200: options, ...refused },
});

/** Adds what the browser has made, by the password of now and the code of one's device. 400 `wrong-credentials` whatever is wrong. */
export const addPasskey = defineEndpoint({
  name: 'add-passkey',
  id: 'NEED-219',
  summary: 'Add a passkey',
  method: 'POST',
  path: '/api/office/v1/passkeys/',
  auth: 'staff',
  roles: staffRoles,
  body: sent({
    name: v.pipe(
      v.string('validation_required'),
      v.trim(),
      v.nonEmpty('validation_required'),
      v.maxLength(60, 'validation_text_length'),
    ),
    password,
    code,
    response: fromWebAuthn,
  }),
  answers: { 200: answer(v.object({ passkeys: v.array(passkey) })), ...refused, 429: refusal },
});

/** Nobody signs in with it any more. Removing it again changes nothing. */
export const removePasskey = defineEndpoint({
  name: 'remove-passkey',
  id: 'NEED-220',
  summary: 'Remove a passkey',
  method: 'POST',
  path: '/api/office/v1/passkeys/remove/',
  auth: 'staff',
  roles: staffRoles,
  body: sent({ id: passkeyId }),
  answers: { 200: answer(v.object({ passkeys: v.array(passkey) })), ...refused },
});

/** The options for a sign-in by passkey, the same for everyone. The challenge is valid once, for five minutes. */
export const beginPasskeySignIn = defineEndpoint({
  name: 'begin-passkey-sign-in',
  id: 'NEED-221',
  summary: 'Begin to sign in with a passkey',
  method: 'POST',
  path: '/api/office/v1/login/passkey/begin/',
  auth: 'none',
  answers: { 200: options, 404: refusal, 429: refusal },
});

/** Signs in with a passkey that was unlocked by finger, face or PIN: it takes the place of password and code. 400 `wrong-credentials` whatever is wrong. */
export const signInByPasskey = defineEndpoint({
  name: 'sign-in-by-passkey',
  id: 'NEED-222',
  summary: 'Sign in to the office with a passkey',
  method: 'POST',
  path: '/api/office/v1/login/passkey/',
  auth: 'none',
  body: sent({ response: fromWebAuthn }),
  answers: { 200: signInStaff.answers[200], 400: refusal, 404: refusal, 429: refusal },
});
