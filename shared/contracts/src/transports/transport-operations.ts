import { transportKinds } from '@aylal/domain/transports';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent, wholeNumber } from '../fields.ts';
import { transport, transportId, transportListed } from './transport.ts';

/** What cars with drivers are asked for: a text, and as proposed a kind. */
export const transportSearchQuery = sent({
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'validation_invalid')), ''),
  kind: v.optional(v.picklist(transportKinds, 'validation_invalid')),
  page: v.optional(wholeNumber(1, 10_000), 1),
});
export type TransportSearchQuery = v.InferOutput<typeof transportSearchQuery>;

/**
 * Cars with drivers (NEED-20), 12 a page; a page beyond the last is empty. Found by their names, places and vehicles in any of the six languages and spellings. `count` is how many there are in
 * all. 503 until the operator has answered once.
 */
export const listTransports = defineEndpoint({
  name: 'list-transports',
  id: 'NEED-20',
  summary: 'List cars with drivers',
  method: 'GET',
  path: '/api/transport/list/',
  auth: 'none',
  query: transportSearchQuery,
  answers: { 200: answer(v.array(transportListed), { count: v.number() }), 400: refusal, 503: refusal },
});

/** One car with its driver and the days on which it is taken (proposed); 404 where nobody offers it. */
export const getTransport = defineEndpoint({
  name: 'get-transport',
  id: 'NEED-20',
  summary: 'Read a car with its driver',
  method: 'GET',
  path: '/api/transport/detail/{id}/',
  auth: 'none',
  params: sent({ id: transportId }),
  answers: { 200: answer(transport), 400: refusal, 404: refusal, 503: refusal },
});
