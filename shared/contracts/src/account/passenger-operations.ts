import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { passengerDraft, savedPassenger } from './saved-passenger.ts';

/** The customer's saved passengers, newest first. */
export const listPassengers = defineEndpoint({
  name: 'list-passengers',
  id: 'NEED-06',
  summary: 'List saved passengers',
  method: 'GET',
  path: '/api/user/v1/passenger/',
  auth: 'bearer',
  answers: { 200: answer(v.array(savedPassenger)), 401: refusal },
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
