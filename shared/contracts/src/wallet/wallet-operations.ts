import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { topUpSum } from './top-up-sum.ts';
import { localDate, refNumber, sent, wholeNumber } from '../fields.ts';
import { wallet, walletTransaction, walletTypes } from './wallet.ts';

const walletType = v.picklist(walletTypes, 'validation_invalid');

/** CALL-73: answered by the host's own server (GAP-46). `token` may be left out; another one than this session's is refused (ruling 15). */
export const getWallet = defineEndpoint({
  name: 'get-wallet',
  id: 'API-64',
  summary: 'Read a wallet of the signed-in customer',
  method: 'POST',
  path: '/api/wallet',
  auth: 'bearer',
  body: sent({
    token: v.optional(v.pipe(v.string('validation_invalid'), v.maxLength(200, 'validation_invalid'))),
    type: walletType,
  }),
  answers: { 200: answer(v.array(wallet)), 400: refusal, 401: refusal },
});

/** The provider's side of `get-wallet`: the wallet as its books have it. */
export const readWallet = defineEndpoint({
  name: 'read-wallet',
  id: 'NEED-24',
  summary: "Read the caller's wallet",
  method: 'GET',
  path: '/api/bogts/v1/wallet/',
  auth: 'bearer',
  query: sent({ type: walletType }),
  answers: { 200: answer(v.array(wallet)), 400: refusal, 401: refusal },
});

/** The most lines that one call of `read-wallet-statement` answers. */
export const mostStatementLines = 1000;

/**
 * The lines of a wallet, newest first. `after` is `next` of the page before, null on the last one. `from` and `to` are calendar days in Ulaanbaatar, both part of
 * it (all but `type` and `result` proposed).
 */
export const readWalletStatement = defineEndpoint({
  name: 'read-wallet-statement',
  id: 'NEED-25',
  summary: "Read the statement of a caller's wallet",
  method: 'GET',
  path: '/api/bogts/v1/statement/',
  auth: 'bearer',
  query: sent({
    type: v.optional(walletType, 'game'),
    transfer_type: v.optional(v.picklist(['WITHDRAW', 'DEPOSIT'], 'validation_invalid')),
    from: v.optional(localDate),
    to: v.optional(localDate),
    after: v.optional(v.pipe(v.string('validation_invalid'), v.regex(/^\d{1,15}-\d{1,15}$/, 'validation_invalid'))),
    limit: v.optional(wholeNumber(1, mostStatementLines), 20),
  }),
  answers: {
    200: answer(v.array(walletTransaction), { next: v.nullable(v.string()) }),
    400: refusal,
    401: refusal,
  },
});

/** The form of a top-up (CALL-76): `is_package` is always 'false' (GAP-56). */
const topUpForm = sent({
  amount: topUpSum,
  is_package: v.picklist(['false'], 'validation_invalid'),
  type: walletType,
});
const topUpAnswers = {
  200: answer(v.object({ ref_number: refNumber })),
  400: refusal,
  401: refusal,
  409: refusal,
  422: refusal,
};

/** CALL-76: the host's own server takes the form and asks the provider (GAP-46). The order that it answers is paid at its checkout (ROUTE-07). */
export const topUpWallet = defineEndpoint({
  name: 'top-up-wallet',
  id: 'CALL-76',
  summary: 'Order money for a wallet',
  method: 'POST',
  path: '/api/wallet/top_up',
  auth: 'bearer',
  idempotent: true,
  body: topUpForm,
  answers: topUpAnswers,
});

/** The provider's side of `top-up-wallet`. */
export const addWalletTopUp = defineEndpoint({
  name: 'add-wallet-top-up',
  id: 'API-65',
  summary: "Order money for a caller's wallet",
  method: 'POST',
  path: '/api/wallet/v1/top_up/',
  auth: 'bearer',
  idempotent: true,
  body: topUpForm,
  answers: topUpAnswers,
});
