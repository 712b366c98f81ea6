import * as v from 'valibot';
import { listedProducts } from '@aylal/domain/orders';
import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode, email, instant, money, phone, sent, verifyCode } from '../fields.ts';
import { ownerProof } from './owner-proof.ts';

const absent = v.optional(v.undefined_());

/** Why an account cannot be deleted yet: an order that is under way or still to come, named by its product, or money in a wallet (`reference` is then the wallet's type). */
export const accountHold = v.object({
  kind: v.picklist([...listedProducts, 'wallet']),
  reference: v.string(),
  amount: money,
});

export type AccountHold = v.InferOutput<typeof accountHold>;

/**
 * Everything that is kept of the customer, as one document with a part for each kind. Instants are milliseconds as they are kept, amounts whole tögrög. Documents are in the clear, so a session alone
 * is not enough: `proof` is the password or a code for `data-export` (SEC-3).
 */
export const exportPersonalData = defineEndpoint({
  name: 'export-personal-data',
  id: 'PII-4',
  summary: 'Export the own data',
  method: 'POST',
  path: '/api/user/v1/data_export/',
  auth: 'bearer',
  body: sent({ proof: ownerProof }),
  answers: {
    200: answer(v.looseObject({ exported_at: instant })),
    400: refusal,
    401: refusal,
    409: refusal,
    429: refusal,
  },
});

/** What keeps the account from being deleted now; empty when nothing does. */
export const listAccountHolds = defineEndpoint({
  name: 'list-account-holds',
  id: 'PII-4',
  summary: 'List what keeps the account open',
  method: 'GET',
  path: '/api/user/v1/delete_account/',
  auth: 'bearer',
  answers: { 200: answer(v.array(accountHold)), 401: refusal },
});

/**
 * Deletes the account for good, with a code that was sent to its own address or number for `account-deletion` (SEC-3). 409 `state-conflict` while something holds
 * it. Records of money stay without the person (PII-4); every session ends.
 */
export const deleteAccount = defineEndpoint({
  name: 'delete-account',
  id: 'PII-4',
  summary: 'Delete the account',
  method: 'POST',
  path: '/api/user/v1/delete_account/',
  auth: 'bearer',
  body: v.union([
    sent({ email, phone: absent, dial_code: absent, verify_code: verifyCode }),
    sent({ email: absent, phone, dial_code: dialCode, verify_code: verifyCode }),
  ]),
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 409: refusal, 429: refusal },
});
