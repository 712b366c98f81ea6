import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode, email, phone, sent, verifyCode } from '../fields.ts';
import { ownerProof } from './owner-proof.ts';
import { sessionUser } from './session-user.ts';
import { printedText } from '../name-fields.ts';

/** The name of the user-update form (VALID-51, VALID-52), kept as first name (GAP-55). */
export const userName = v.pipe(
  v.string('ilottery_newuser_errorname'),
  v.trim(),
  v.nonEmpty('ilottery_newuser_errorname'),
  v.minLength(2, 'ilottery_newuser_errorname2'),
  v.maxLength(60, 'validation_text_length'),
  printedText,
);

const absent = v.optional(v.undefined_());
const name = v.optional(userName);

/**
 * Changes what an account says of its customer (CALL-77). A contact needs a code that was sent to it for `contact-change`, and is used up (ruling 18); 409 when
 * another account has it. It also needs `proof` that the owner is there (SEC-3), where a code is one for `contact-proof`. The contacts that the account had are
 * notified, other sessions end.
 */
export const updateUser = defineEndpoint({
  name: 'update-user',
  id: 'API-60',
  summary: 'Change name, phone or e-mail',
  method: 'PATCH',
  path: '/api/user/v1/update/',
  auth: 'bearer',
  body: v.union([
    sent({ name: userName, email: absent, phone: absent, dial_code: absent }),
    sent({ name, email, phone: absent, dial_code: absent, verify_code: verifyCode, proof: ownerProof }),
    sent({ name, email: absent, phone, dial_code: dialCode, verify_code: verifyCode, proof: ownerProof }),
  ]),
  answers: { 200: answer(sessionUser), 400: refusal, 401: refusal, 409: refusal, 429: refusal },
});
