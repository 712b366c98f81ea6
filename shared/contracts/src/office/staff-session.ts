import { staffRoles } from '@aylal/domain/office';
import * as v from 'valibot';
import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { email, instant, sent } from '../fields.ts';

/** A person of the office, as colleagues see them. */
export const staffMember = v.object({ id: v.string(), name: v.string(), role: v.picklist(staffRoles) });
export type StaffMember = v.InferOutput<typeof staffMember>;

/** Who is signed in, and until when without another act. */
export const staffSession = v.object({ staff: staffMember, expires: instant });

/**
 * Signs a person of the office in, by password and the code that their device shows. A customer's account opens nothing here, and this opens nothing of the shop (ROLE-01, GAP-58).
 * 400 `wrong-credentials` whatever of the three is wrong. A host puts `token` into its cookie: a page never sees it (SEC-1).
 */
export const signInStaff = defineEndpoint({
  name: 'sign-in-staff',
  id: 'NEED-180',
  summary: 'Sign in to the office',
  method: 'POST',
  path: '/api/office/v1/login/',
  auth: 'none',
  body: sent({
    email,
    password: v.pipe(
      v.string('validation_password_required'),
      v.nonEmpty('validation_password_required'),
      v.maxLength(128, 'validation_password_long'),
    ),
    code: v.pipe(v.string('kod_requires'), v.trim(), v.nonEmpty('kod_requires'), v.regex(/^\d{6}$/, 'kod_6_bogino')),
  }),
  answers: {
    200: answer(v.object({ ...staffSession.entries, token: v.optional(v.string()) })),
    400: refusal,
    429: refusal,
  },
});

export const getStaffSession = defineEndpoint({
  name: 'get-staff-session',
  id: 'NEED-181',
  summary: 'Who is signed in to the office',
  method: 'GET',
  path: '/api/office/v1/session/',
  auth: 'staff',
  roles: staffRoles,
  answers: { 200: answer(staffSession), 401: refusal, 403: refusal },
});

export const signOutStaff = defineEndpoint({
  name: 'sign-out-staff',
  id: 'NEED-182',
  summary: 'Sign out of the office',
  method: 'POST',
  path: '/api/office/v1/logout/',
  auth: 'staff',
  roles: staffRoles,
  answers: { 200: emptyAnswer, 401: refusal, 403: refusal },
});
