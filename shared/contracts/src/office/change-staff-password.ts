import { staffRoles } from '@aylal/domain/office';
import { emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { newPassword, sent } from '../fields.ts';
import { signInStaff } from './staff-session.ts';

const { password, code } = signInStaff.body.entries;

/**
 * Changes one's own password, by the one of now and the code of one's device; every other session of the person ends. 400 `wrong-credentials` whatever of the two is wrong,
 * `password-too-common` for a password that anybody would guess.
 */
export const changeStaffPassword = defineEndpoint({
  name: 'change-staff-password',
  id: 'NEED-205',
  summary: 'Change the password of a person of the office',
  method: 'POST',
  path: '/api/office/v1/password/',
  auth: 'staff',
  roles: staffRoles,
  body: sent({ password, code, new_password: newPassword }),
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 403: refusal, 429: refusal },
});
