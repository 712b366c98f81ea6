import * as v from 'valibot';
import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode, email, newPassword, phone, sent, verifyCode } from '../fields.ts';
import { personName } from './person-name.ts';
import { sessionUser } from './session-user.ts';

/** Either an e-mail address or a phone with its dial code: whom a code is sent to and who signs in. */
const byEmail = { email, phone: v.optional(v.undefined_()), dial_code: v.optional(v.undefined_()) };
const byPhone = { email: v.optional(v.undefined_()), phone, dial_code: dialCode };

/** What a code is for; a code of one purpose is worthless for another (SEC-4). */
export const codePurposes = [
  'register',
  'recovery',
  'contact-change',
  'contact-proof',
  'withdrawal',
  'bank-account',
  'refund',
  'data-export',
  'account-deletion',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Sends a 4-digit code; the newest one sent is the only valid one, for 5 minutes (GAP-38). Answers alike whether or not the account exists (SEC-5). */
export const sendVerifyCode = defineEndpoint({
  name: 'send-verify-code',
  id: 'API-58',
  summary: 'Send a verification code',
  method: 'POST',
  path: '/api/user/v1/send_verify_code/',
  auth: 'optional',
  body: v.union([
    sent({ ...byEmail, purpose: v.picklist(codePurposes) }),
    sent({ ...byPhone, purpose: v.picklist(codePurposes) }),
  ]),
  // 401: a code for a change of the account, asked for without one. 409: a code for money or for a proof, to a contact that is not the account's or is too new, with no
  // account to pay to, or while money waits or is frozen.
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 409: refusal, 429: refusal },
});

/** Looks whether a code is right and counts the try; the act that needs it consumes it (ruling 18). */
export const checkVerifyCode = defineEndpoint({
  name: 'check-verify-code',
  id: 'API-59',
  summary: 'Check a verification code',
  method: 'POST',
  path: '/api/user/v1/verify_code_check/',
  auth: 'optional',
  body: v.union([
    sent({ ...byEmail, purpose: v.picklist(codePurposes), verify_code: verifyCode }),
    sent({ ...byPhone, purpose: v.picklist(codePurposes), verify_code: verifyCode }),
  ]),
  // 401: a code for a change of the account, asked for without one. 409: a code for `recovery` at a contact that is too new.
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 409: refusal, 429: refusal },
});

/** Signs in by password (GAP-73, ruling 17). `login` is an e-mail address, or a phone number when `dial_code` is given. */
export const signIn = defineEndpoint({
  name: 'sign-in',
  id: 'NEED-01',
  summary: 'Sign in',
  method: 'POST',
  path: '/api/user/v1/login/',
  auth: 'none',
  body: sent({
    login: v.pipe(
      v.string('validation_login_required'),
      v.trim(),
      v.nonEmpty('validation_login_required'),
      v.maxLength(255, 'validation_login_required'),
    ),
    dial_code: v.optional(dialCode),
    password: v.pipe(
      v.string('validation_password_required'),
      v.nonEmpty('validation_password_required'),
      v.maxLength(128, 'validation_password_long'),
    ),
  }),
  answers: { 200: answer(sessionUser), 400: refusal, 429: refusal },
});

const registration = {
  first_name: personName('first_name'),
  last_name: personName('last_name'),
  password: v.optional(newPassword),
  verify_code: verifyCode,
};

/** Opens an account with a code sent for `register`, and signs in. Without a password nobody can sign in by one until `recover-password` has set it (decision 0212). */
export const registerAccount = defineEndpoint({
  name: 'register-account',
  id: 'NEED-02',
  summary: 'Register an account',
  method: 'POST',
  path: '/api/user/v1/register/',
  auth: 'none',
  body: v.union([sent({ ...byEmail, ...registration }), sent({ ...byPhone, ...registration })]),
  answers: { 200: answer(sessionUser), 400: refusal, 409: refusal, 429: refusal },
});

/** Sets a new password with a code sent for `recovery`; ends every session of the account (SEC-7). 409 for a contact younger than 72 hours (SEC-3). */
export const recoverPassword = defineEndpoint({
  name: 'recover-password',
  id: 'NEED-03',
  summary: 'Recover a password',
  method: 'POST',
  path: '/api/user/v1/password_recovery/',
  auth: 'none',
  body: v.union([
    sent({ ...byEmail, verify_code: verifyCode, password: newPassword }),
    sent({ ...byPhone, verify_code: verifyCode, password: newPassword }),
  ]),
  answers: { 200: emptyAnswer, 400: refusal, 409: refusal, 429: refusal },
});

/** Who is signed in; renews the 24 sliding hours of the session (ruling 16). */
export const getSession = defineEndpoint({
  name: 'get-session',
  id: 'NEED-04',
  summary: 'Read the session user',
  method: 'GET',
  path: '/api/user/v1/me/',
  auth: 'bearer',
  answers: { 200: answer(sessionUser), 401: refusal },
});

/** Revokes the session at the provider (SEC-2). */
export const signOut = defineEndpoint({
  name: 'sign-out',
  id: 'NEED-05',
  summary: 'Sign out',
  method: 'POST',
  path: '/api/user/v1/logout/',
  auth: 'bearer',
  answers: { 200: emptyAnswer, 401: refusal },
});
