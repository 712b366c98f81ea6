import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, sent, wholeNumber } from '../fields.ts';

/** Something that a person of the office did: who, what, about what, why, and what it was before and after, as JSON; null where there is nothing to say. */
export const auditEntry = v.object({
  id: v.number(),
  at: instant,
  by: v.string(),
  role: v.string(),
  act: v.string(),
  subject: v.string(),
  reason: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** Everything that the office did, the newest first; `before` is `next` of the page before. Nothing in it can be changed or deleted. */
export const listAudit = defineEndpoint({
  name: 'list-audit',
  id: 'NEED-187',
  summary: 'What the office did',
  method: 'GET',
  path: '/api/office/v1/audit/',
  auth: 'staff',
  roles: ['auditor'],
  query: sent({ before: v.optional(wholeNumber(1, 999_999_999_999)), limit: v.optional(wholeNumber(1, 200), 50) }),
  answers: {
    200: answer(v.object({ entries: v.array(auditEntry), next: v.nullable(v.number()) })),
    400: refusal,
    401: refusal,
    403: refusal,
  },
});
