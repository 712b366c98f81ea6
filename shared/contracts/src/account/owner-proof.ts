import * as v from 'valibot';
import { sent, verifyCode } from '../fields.ts';

/**
 * Shows that the owner of the account is there, and not only their session (SEC-3): the password, or a code that was sent to a contact which the account
 * already has. Each act names the purpose of that code.
 */
export const ownerProof = v.union(
  [
    sent({
      password: v.pipe(
        v.string('validation_password_required'),
        v.nonEmpty('validation_password_required'),
        v.maxLength(128, 'validation_password_long'),
      ),
    }),
    sent({ contact: v.picklist(['email', 'phone']), verify_code: verifyCode }),
  ],
  'validation_required',
);

export type OwnerProof = v.InferOutput<typeof ownerProof>;
