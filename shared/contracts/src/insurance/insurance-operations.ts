import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';
import {
  insurance,
  insuranceListed,
  insuranceSlug,
  insuranceSuggestion,
  insuranceTerms,
  insuranceTermsName,
} from './insurance.ts';

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'validation_text_length')), '');

/** Countries and territories whose name holds the text, each with the cover for it, at most 12; the ones asked for most for an empty text. */
export const suggestInsurance = defineEndpoint({
  name: 'suggest-insurance',
  id: 'API-08',
  summary: 'Find travel insurance by destination',
  method: 'GET',
  path: '/api/flight-suggest/insurance',
  auth: 'none',
  query: sent({ text }),
  answers: { 200: answer(v.array(insuranceSuggestion)), 400: refusal, 503: refusal },
});

/** Covers that hold where the text says, or are called so; all of them for an empty text. 503 until the insurer has answered once. */
export const listInsurance = defineEndpoint({
  name: 'list-insurance',
  id: 'NEED-15',
  summary: 'List travel insurance',
  method: 'GET',
  path: '/api/insurance/list/',
  auth: 'none',
  query: sent({ text }),
  answers: { 200: answer(v.array(insuranceListed)), 400: refusal, 503: refusal },
});

/** A cover with what it pays and what it does not (CALL-17), in the language of the call; 404 for a slug that nobody sells. */
export const getInsurance = defineEndpoint({
  name: 'get-insurance',
  id: 'API-16',
  summary: 'Read a travel insurance',
  method: 'GET',
  path: '/api/insurance/detail/{slug}',
  auth: 'none',
  params: sent({ slug: insuranceSlug }),
  answers: { 200: answer(insurance), 400: refusal, 404: refusal, 503: refusal },
});

/** Where the terms of a cover lie as a PDF (MODAL-08), in the language of the call. Only names of the provider's own list are opened (GAP-67): 404 for any other. */
export const readInsuranceTerms = defineEndpoint({
  name: 'read-insurance-terms',
  id: 'NEED-161',
  summary: 'Read the terms of a travel insurance',
  method: 'GET',
  path: '/api/insurance/terms/{name}/',
  auth: 'none',
  params: sent({ name: insuranceTermsName }),
  answers: { 200: answer(insuranceTerms), 400: refusal, 404: refusal, 503: refusal },
});
