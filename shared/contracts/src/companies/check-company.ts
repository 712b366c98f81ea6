import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';

/** The register number of a company: 7 to 10 digits. */
export const companyRegister = v.pipe(
  v.string('validation_company_register'),
  v.regex(/^\d{7,10}$/, 'validation_company_register'),
);

/** The name of a company by its register number (CALL-81). 208: the register has no such company. */
export const checkCompanyRegister = defineEndpoint({
  name: 'check-company-register',
  id: 'API-70',
  summary: 'Look up a company',
  method: 'GET',
  path: '/api/gandan/air/company_register_checker/',
  auth: 'none',
  query: sent({ company_register: companyRegister }),
  answers: { 200: answer(v.object({ name: v.string() })), 208: refusal, 400: refusal, 429: refusal, 503: refusal },
});
