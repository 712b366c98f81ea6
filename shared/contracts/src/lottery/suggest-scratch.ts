import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';
import { lotteryKinds, scratchProduct } from './lottery-product.ts';

/** CALL-08: what can be bought of a lottery now, three products at most; none for a lottery that there is not. Asked with the key of our own server (GAP-44). */
export const suggestScratch = defineEndpoint({
  name: 'suggest-scratch',
  id: 'API-07',
  summary: 'Suggest scratch products',
  method: 'GET',
  path: '/api/flight-suggest/scratch',
  auth: 'none',
  apiKey: true,
  query: sent({
    parentId: v.pipe(
      v.string('validation_required'),
      v.nonEmpty('validation_required'),
      v.maxLength(40, 'validation_invalid'),
    ),
  }),
  answers: {
    200: answer(v.array(v.object({ ...scratchProduct.entries, id: v.string(), parentId: v.picklist(lotteryKinds) }))),
    400: refusal,
    401: refusal,
  },
});
export type SuggestedScratch = v.InferOutput<(typeof suggestScratch.answers)[200]>['result'][number];
