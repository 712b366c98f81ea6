import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, sent } from '../fields.ts';
import { gender } from './saved-passenger.ts';

/**
 * What the state tells of a citizen who agreed to it (CALL-41). Names and document are those of the passport, in Latin; empty texts where the state knows no
 * passport. `register_letters` and the Cyrillic names stand beside them as they are written (GAP-20); the form takes Latin names only.
 */
export const identity = v.object({
  last_name: v.string(),
  first_name: v.string(),
  document_number: v.string(),
  document_expired_date: v.union([v.literal(''), localDate]),
  nationality: v.string(),
  birthday: localDate,
  gender,
  register_number: v.string(),
  register_letters: v.string(),
  cyrillic_last_name: v.string(),
  cyrillic_first_name: v.string(),
});

export type Identity = v.InferOutput<typeof identity>;

/** Begins an import from e-Mongolia: where the customer agrees to it. What comes back from there counts for this session, once, within ten minutes. */
export const beginIdentityImport = defineEndpoint({
  name: 'begin-identity-import',
  id: 'CALL-41',
  summary: 'Begin an import from e-Mongolia',
  method: 'POST',
  path: '/api/user/v1/emongolia/consent/',
  auth: 'bearer',
  answers: { 200: answer(v.object({ url: v.pipe(v.string(), v.url()) })), 401: refusal, 429: refusal, 503: refusal },
});

/** Imports what the customer agreed to (CALL-41). 400 when `state` was not given to this session, is over or used, or e-Mongolia refuses `code`; 503 when it does not answer. The message says which (ERR-22). */
export const importIdentity = defineEndpoint({
  name: 'import-identity',
  id: 'API-57',
  summary: 'Import personal data from e-Mongolia',
  method: 'POST',
  path: '/api/user/v1/emongolia/',
  auth: 'bearer',
  body: sent({
    code: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{4,1024}$/, 'validation_invalid')),
    state: v.pipe(v.string(), v.regex(/^[\w-]{20,128}$/, 'validation_invalid')),
  }),
  answers: { 200: answer(identity), 400: refusal, 401: refusal, 429: refusal, 503: refusal },
});
