import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { email, refNumber, sent } from '../fields.ts';
import { esimSlug } from './esim.ts';

/** Orders a package of an eSIM, to be paid within half an hour; the price is ours, never the caller's (AUT-2). 404 where it is not sold, 503 until the supplier has answered once. */
export const bookEsim = defineEndpoint({
  name: 'book-esim',
  id: 'NEED-64',
  summary: 'Order an eSIM',
  method: 'POST',
  path: '/api/esim/booking',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    slug: esimSlug,
    package_id: v.pipe(
      v.string('validation_required'),
      v.nonEmpty('validation_required'),
      v.maxLength(100, 'validation_invalid'),
    ),
    contact_email: email,
  }),
  answers: {
    200: answer(v.object({ ref_number: refNumber })),
    400: refusal,
    401: refusal,
    404: refusal,
    409: refusal,
    422: refusal,
    503: refusal,
  },
});

/**
 * What installs an eSIM, for its owner alone and kept by nobody on the way: whoever holds it takes the line. `activation` is the whole text of the QR code, `host`
 * and `code` the same for typing, `apple_address` installs it on an iPhone. 404 until it is there.
 */
export const getEsimInstall = defineEndpoint({
  name: 'get-esim-install',
  id: 'NEED-65',
  summary: 'Read what installs an eSIM',
  method: 'GET',
  path: '/api/esim/install',
  auth: 'bearer',
  query: sent({ ref_number: refNumber }),
  answers: {
    200: answer(
      v.object({
        activation: v.string(),
        host: v.string(),
        code: v.string(),
        confirmation: v.boolean(),
        apple_address: v.string(),
        iccid: v.string(),
        apn: v.nullable(v.string()),
      }),
    ),
    400: refusal,
    401: refusal,
    404: refusal,
  },
});
