import { listedProducts } from '@aylal/domain/orders';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, money, refNumber, sent, wholeNumber } from '../fields.ts';

const cursor = v.pipe(
  v.string('validation_reference'),
  v.regex(/^\d{4}-\d{2}-\d{2} [A-Z0-9-]{4,40} \d{1,2}$/, 'validation_reference'),
);

/** An instalment whose last day has passed: which of how many of its order, and what of it is still to be paid. */
const overdueInstalment = v.object({
  ref_number: refNumber,
  product: v.picklist(listedProducts),
  part: v.number(),
  parts: v.number(),
  amount: money,
  due: localDate,
  days_late: v.number(),
});
export type OverdueInstalment = v.InferOutput<typeof overdueInstalment>;

/** Instalments of running orders that are not paid though their last day has passed, the longest first, so many at once; `after` is `next` of the page before. `count` and `sum` are of all of them. */
export const listOverdueInstalments = defineEndpoint({
  name: 'list-overdue-instalments',
  id: 'NEED-223',
  summary: 'List overdue instalments',
  method: 'GET',
  path: '/api/office/v1/instalments/overdue/',
  auth: 'staff',
  roles: ['finance', 'auditor'],
  query: sent({ after: v.optional(cursor), limit: v.optional(wholeNumber(1, 200), 50) }),
  answers: {
    200: answer(
      v.object({
        instalments: v.array(overdueInstalment),
        next: v.nullable(v.string()),
        count: v.number(),
        sum: money,
      }),
    ),
    400: refusal,
    401: refusal,
    403: refusal,
  },
});
