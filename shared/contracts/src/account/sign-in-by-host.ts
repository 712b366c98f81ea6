import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';
import { sessionUser } from './session-user.ts';

/**
 * Signs in who has opened the mini-app in the app of a partner, by the one-time token that the app gave to the page (decision 0331). The account is the one that was opened by this customer of the
 * app before, else the one of their phone number, else a new one without a password. Who is signed in to it already keeps their session; another one ends. 401 for a token that the app does not
 * know (any more); 503 where there is no such app, or it is silent.
 */
export const signInByHost = defineEndpoint({
  name: 'sign-in-by-host',
  id: 'NEED-179',
  summary: 'Sign in by the app around the mini-app',
  method: 'POST',
  path: '/api/user/v1/login/host/',
  auth: 'optional',
  body: sent({ host_token: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{8,2000}$/)) }),
  answers: { 200: answer(sessionUser), 400: refusal, 401: refusal, 429: refusal, 503: refusal },
});
