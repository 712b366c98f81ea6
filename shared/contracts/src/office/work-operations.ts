import { workKinds } from '@aylal/domain/office';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, sent, wholeNumber } from '../fields.ts';
import { staffMember } from './staff-session.ts';

const cursor = v.pipe(
  v.string('validation_reference'),
  v.regex(/^\d{1,15} [\w-]{1,80} [a-z-]{1,40}$/, 'validation_reference'),
);
const kind = v.picklist(workKinds, 'validation_reference');
const reference = v.pipe(v.string('validation_reference'), v.regex(/^[\w-]{1,80}$/, 'validation_reference'));
/** What a person writes: a note, a reason. */
export const officeText = v.pipe(
  v.string('validation_required'),
  v.trim(),
  v.nonEmpty('validation_required'),
  v.maxLength(1000, 'validation_text_length'),
);

/** What makes two sendings of one wish the same: 32 hexadecimal digits, with or without the hyphens of a UUID. */
export const wishId = v.pipe(v.string('validation_reference'), v.regex(/^[\da-f-]{32,36}$/, 'validation_reference'));

const workNote = v.object({ id: v.string(), by: v.string(), text: v.string(), at: instant });

/** Something that waits for a person: what, how much it is about (0 where no sum is known), since when, by when it is promised, and who has taken it. `raw` is what a partner wrote. */
export const workItem = v.object({
  kind: v.picklist(workKinds),
  reference: v.string(),
  amount: money,
  task: v.string(),
  raw: v.nullable(v.string()),
  at: instant,
  due_at: instant,
  owner: v.nullable(staffMember),
  notes: v.array(workNote),
});
export type OfficeWork = v.InferOutput<typeof workItem>;

const of = { kind, reference };

/** What waits, the oldest first, so many at once; `after` is `next` of the page before; with `kind` and `reference` one piece alone, or none. `colleagues` are those to whom work can be handed over. */
export const listWork = defineEndpoint({
  name: 'list-work',
  id: 'NEED-183',
  summary: 'What waits for the office',
  method: 'GET',
  path: '/api/office/v1/work_list/',
  auth: 'staff',
  roles: ['support', 'finance', 'auditor'],
  query: sent({
    after: v.optional(cursor),
    kind: v.optional(kind),
    reference: v.optional(reference),
    owner: v.optional(v.picklist(['me', 'nobody'], 'validation_reference')),
    limit: v.optional(wholeNumber(1, 200), 50),
  }),
  answers: {
    200: answer(
      v.object({
        items: v.array(workItem),
        next: v.nullable(v.string()),
        open: v.number(),
        colleagues: v.array(staffMember),
        server_time: instant,
      }),
    ),
    400: refusal,
    401: refusal,
    403: refusal,
  },
});

/** Takes work, gives it back (`owner` null) or hands it to a colleague. 409 `state-conflict` when `was` is not who has it any more, or when it is done. Saying it again changes nothing. */
export const assignWork = defineEndpoint({
  name: 'assign-work',
  id: 'NEED-184',
  summary: 'Take work of the office, or hand it over',
  method: 'POST',
  path: '/api/office/v1/work_list/owner/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({ ...of, was: v.nullable(v.string()), owner: v.nullable(v.string()) }),
  answers: { 200: answer(workItem), 400: refusal, 401: refusal, 403: refusal, 404: refusal, 409: refusal },
});

/** Adds a note; the same `id` is the same note, however often it is sent. */
export const noteWork = defineEndpoint({
  name: 'note-work',
  id: 'NEED-185',
  summary: 'Write a note to work of the office',
  method: 'POST',
  path: '/api/office/v1/work_list/note/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({ ...of, id: wishId, text: officeText }),
  answers: { 200: answer(workItem), 400: refusal, 401: refusal, 403: refusal, 404: refusal, 409: refusal },
});

/** Says that work is done, and how. Only who has taken it can say so: 409 `state-conflict` otherwise. Saying it again changes nothing. */
export const finishWork = defineEndpoint({
  name: 'finish-work',
  id: 'NEED-186',
  summary: 'Finish work of the office',
  method: 'POST',
  path: '/api/office/v1/work_list/done/',
  auth: 'staff',
  roles: ['support', 'finance'],
  body: sent({ ...of, reason: officeText }),
  answers: {
    200: answer(v.object({ kind: v.string(), reference: v.string() })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
  },
});
