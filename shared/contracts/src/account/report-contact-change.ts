import * as v from 'valibot';
import { emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';

/** What is in the mail about a changed contact; only we can make one. */
export const contactChangeLink = v.pipe(
  v.string('validation_required'),
  v.nonEmpty('validation_required'),
  v.maxLength(120, 'validation_reference'),
);

/**
 * "This was not me": freezes the money of the account and ends all its sessions (SEC-3). Needs no sign-in, and says nothing about the account. A second report is
 * answered as the first. 404 for a link that we did not make, or that is older than 30 days.
 */
export const reportContactChange = defineEndpoint({
  name: 'report-contact-change',
  id: 'SEC-3',
  summary: 'Report a change of contact that the owner did not make',
  method: 'POST',
  path: '/api/user/v1/contact_change/report/',
  auth: 'none',
  body: sent({ link: contactChangeLink }),
  answers: { 200: emptyAnswer, 400: refusal, 404: refusal, 429: refusal },
});
