import * as v from 'valibot';
import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';

/** A session of the customer as its owner may know it. `device` are words such as `Chrome · Android`, empty when the browser sent nothing; the token is never here (SEC-1). */
export const ownSession = v.object({
  id: v.string(),
  device: v.string(),
  /** The session that asks. */
  current: v.boolean(),
  created_at: instant,
  /** Within a minute. */
  used_at: instant,
});

export type OwnSession = v.InferOutput<typeof ownSession>;

/** Where the customer is signed in, the last used first; 100 at most. */
export const listSessions = defineEndpoint({
  name: 'list-sessions',
  id: 'SEC-2',
  summary: 'List the sessions of the account',
  method: 'GET',
  path: '/api/user/v1/session/',
  auth: 'bearer',
  answers: { 200: answer(v.array(ownSession)), 401: refusal },
});

/** Ends one session of the account: its next call is answered 401. One that has ended already, or somebody else's, is not found. */
export const endSession = defineEndpoint({
  name: 'end-session',
  id: 'SEC-2',
  summary: 'End a session of the account',
  method: 'DELETE',
  path: '/api/user/v1/session/{id}/',
  auth: 'bearer',
  params: v.object({ id: v.pipe(v.string(), v.uuid('validation_reference')) }),
  answers: { 200: emptyAnswer, 401: refusal, 404: refusal },
});

/** Ends every session of the account but the one that asks. */
export const endOtherSessions = defineEndpoint({
  name: 'end-other-sessions',
  id: 'SEC-2',
  summary: 'End all other sessions of the account',
  method: 'DELETE',
  path: '/api/user/v1/session/',
  auth: 'bearer',
  answers: { 200: emptyAnswer, 401: refusal },
});
