import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';
import { wallet, walletTypes } from './wallet.ts';

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
