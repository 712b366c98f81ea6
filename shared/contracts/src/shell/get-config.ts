import * as v from 'valibot';
import { answer } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode } from '../fields.ts';

/** The global config (ENT-05): answered by the host's own server, cached 3600 s (CALL-82). */
export const getConfig = defineEndpoint({
  name: 'get-config',
  id: 'API-73',
  summary: 'Global config',
  method: 'GET',
  path: '/api/config',
  auth: 'none',
  answers: { 200: answer(v.object({ dialUpNumber: v.optional(dialCode, '976') })) },
});
