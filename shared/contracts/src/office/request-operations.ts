import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, sent } from '../fields.ts';
import { officeText, wishId } from './work-operations.ts';

const reference = v.pipe(v.string('validation_reference'), v.regex(/^[\w-]{1,80}$/, 'validation_reference'));
const answers = { 400: refusal, 401: refusal, 403: refusal, 404: refusal, 409: refusal } as const;
const roles = ['support', 'finance'] as const;

/** What a customer has asked for, in the clear, for who has taken it; that they read it is written to the audit log (PII-2). 409 `state-conflict` for anybody else. */
export const readRequest = defineEndpoint({
  name: 'read-request',
  id: 'NEED-193',
  summary: 'Read a request of a customer',
  method: 'POST',
  path: '/api/office/v1/work_list/request/',
  auth: 'staff',
  roles,
  body: sent({ reference }),
  answers: {
    200: answer(
      v.object({
        reference: v.string(),
        kind: v.picklist(['help', 'corporate', 'callback', 'info', 'travel']),
        name: v.string(),
        phone: v.string(),
        email: v.string(),
        ref_number: v.string(),
        about: v.string(),
        message: v.string(),
        locale: v.string(),
        created_at: instant,
      }),
    ),
    ...answers,
  },
});

/** Answers a request by mail, in the words of who has taken it; the reply becomes a note. The same `id` is sent once. 409 `state-conflict` where there is no address to answer to. */
export const replyToRequest = defineEndpoint({
  name: 'reply-to-request',
  id: 'NEED-194',
  summary: 'Answer a request of a customer',
  method: 'POST',
  path: '/api/office/v1/work_list/reply/',
  auth: 'staff',
  roles,
  body: sent({ id: wishId, reference, text: officeText }),
  answers: { 200: answer(v.object({ reference: v.string() })), ...answers },
});

/** Sends a message once more that was given up, by who has taken it. Saying it again while it is on its way changes nothing. */
export const resendMessage = defineEndpoint({
  name: 'resend-message',
  id: 'NEED-195',
  summary: 'Send a message again that was given up',
  method: 'POST',
  path: '/api/office/v1/work_list/message/',
  auth: 'staff',
  roles,
  body: sent({ reference }),
  answers: { 200: answer(v.object({ reference: v.string() })), ...answers },
});
