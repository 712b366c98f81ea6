import * as v from 'valibot';
import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';
import { listedPassenger, passengerDraft, passengerRevision, savedPassenger } from './saved-passenger.ts';

/** The customer's saved passengers, newest first, their numbers masked (PII-2). */
export const listPassengers = defineEndpoint({
  name: 'list-passengers',
  id: 'NEED-06',
  summary: 'List saved passengers',
  method: 'GET',
  path: '/api/user/v1/passenger/',
  auth: 'bearer',
  answers: { 200: answer(v.array(listedPassenger)), 401: refusal },
});

/** Saves a passenger; 200 when the same document is saved already and was brought up to date, 201 when new. */
export const createPassenger = defineEndpoint({
  name: 'create-passenger',
  id: 'API-54',
  summary: 'Save a passenger',
  method: 'POST',
  path: '/api/user/v1/passenger/',
  auth: 'bearer',
  body: passengerDraft,
  answers: { 200: answer(savedPassenger), 201: answer(savedPassenger), 400: refusal, 401: refusal },
});

const passengerId = v.pipe(v.string(), v.uuid('validation_reference'));

/** One saved passenger with whole numbers, for the form that edits it or books with it (PII-2). Somebody else's is not found; calls are counted per account. */
export const getPassenger = defineEndpoint({
  name: 'get-passenger',
  id: 'PII-2',
  summary: 'Read one saved passenger',
  method: 'GET',
  path: '/api/user/v1/passenger/{id}/',
  auth: 'bearer',
  params: v.object({ id: passengerId }),
  answers: { 200: answer(savedPassenger), 401: refusal, 404: refusal },
});

/**
 * Replaces what is kept of a passenger (CALL-39). 400 also when another of the customer's passengers has the document; somebody else's passenger is not found.
 * 409 with what is saved now when the `revision` sent is not the saved one: nothing was changed. Without a revision nothing is compared.
 */
export const updatePassenger = defineEndpoint({
  name: 'update-passenger',
  id: 'API-55',
  summary: 'Change a saved passenger',
  method: 'PATCH',
  path: '/api/user/v1/passenger/{id}/',
  auth: 'bearer',
  params: v.object({ id: passengerId }),
  body: sent({ id: passengerId, revision: passengerRevision, ...passengerDraft.entries }),
  answers: {
    200: answer(savedPassenger),
    400: refusal,
    401: refusal,
    404: refusal,
    409: answer(v.object({ problem: v.literal('state-conflict'), saved: savedPassenger })),
  },
});

/** Forgets a passenger (CALL-40); orders keep their own travellers. One that is forgotten already, or somebody else's, is not found. */
export const deletePassenger = defineEndpoint({
  name: 'delete-passenger',
  id: 'API-56',
  summary: 'Delete a saved passenger',
  method: 'DELETE',
  path: '/api/user/v1/passenger/{id}/',
  auth: 'bearer',
  params: v.object({ id: passengerId }),
  answers: { 200: emptyAnswer, 401: refusal, 404: refusal },
});
