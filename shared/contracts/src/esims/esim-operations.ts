import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';
import { esim, esimDeviceBrand, esimGuide, esimListed, esimPlanTypes, esimSlug } from './esim.ts';

/** Every eSIM of a plan type, the most asked-for first (CALL-10); kept for 60 s by who asks (ESIM-07). 503 until the supplier has answered once. */
export const searchEsims = defineEndpoint({
  name: 'search-esims',
  id: 'API-09',
  summary: 'Search eSIMs',
  method: 'GET',
  path: '/api/home/esim/search',
  auth: 'none',
  query: sent({ search_type: v.optional(v.picklist(['all', ...esimPlanTypes], 'validation_invalid'), 'all') }),
  answers: { 200: answer(v.array(esimListed)), 400: refusal, 503: refusal },
});

/** An eSIM with its packages (CALL-16); 404 for a slug that nobody sells. */
export const getEsim = defineEndpoint({
  name: 'get-esim',
  id: 'API-15',
  summary: 'Read an eSIM',
  method: 'GET',
  path: '/api/esim/detail',
  auth: 'none',
  query: sent({ slug: esimSlug }),
  answers: { 200: answer(esim), 400: refusal, 404: refusal, 503: refusal },
});

/** Phones that take an eSIM, brand by brand (CALL-11). */
export const listEsimDevices = defineEndpoint({
  name: 'list-esim-devices',
  id: 'API-10',
  summary: 'List devices that take an eSIM',
  method: 'GET',
  path: '/api/esim/compatible_devices',
  auth: 'none',
  answers: { 200: answer(v.array(esimDeviceBrand)) },
});

/** How an eSIM is installed, system by system, in the language of the call (CALL-12). */
export const getEsimGuide = defineEndpoint({
  name: 'get-esim-guide',
  id: 'API-11',
  summary: 'Read the install guide of eSIMs',
  method: 'GET',
  path: '/api/esim/install_guide',
  auth: 'none',
  answers: { 200: answer(v.array(esimGuide)) },
});
