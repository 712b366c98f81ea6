import { partnerKinds } from '@aylal/domain/office';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { slug } from '../content/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';

/** A hotel or trip that can be written on: its name and where it is, in the language of the call. */
const partnerPiece = v.object({ slug, name: v.string(), place: v.string() });
export type PartnerPiece = v.InferOutput<typeof partnerPiece>;

/** Finds a hotel by its name, its code or its city, or a trip by its name or a place of it. `more` says that only the first are listed. */
export const findPartnerPieces = defineEndpoint({
  name: 'find-partner-pieces',
  id: 'NEED-260',
  summary: 'Find a hotel or a trip to write on',
  method: 'GET',
  path: '/api/office/v1/content/partner_pieces/',
  auth: 'staff',
  roles: ['content'],
  query: sent({
    kind: v.picklist(partnerKinds, 'validation_invalid'),
    text: v.pipe(v.string('validation_required'), v.trim(), v.maxLength(60, 'validation_text_length')),
  }),
  answers: {
    200: answer(v.object({ pieces: v.array(partnerPiece), more: v.boolean() })),
    400: refusal,
    401: refusal,
    403: refusal,
    503: refusal,
  },
});
