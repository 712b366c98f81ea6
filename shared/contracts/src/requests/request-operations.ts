import * as v from 'valibot';
import { emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode, email, localDate, phone, refNumber, sent, wholeNumber } from '../fields.ts';
import { orEmpty, personName, requestMessage } from './request-fields.ts';
import { printedText } from '../name-fields.ts';

const answers = { 200: emptyAnswer, 201: emptyAnswer, 400: refusal, 429: refusal };

/** A question to customer service (CALL-21). `ref_number` names the order it is about. */
export const askHelpCenter = defineEndpoint({
  name: 'ask-help-center',
  id: 'API-20',
  summary: 'Ask customer service',
  method: 'POST',
  path: '/api/gandan/air/customer_help_center/',
  auth: 'optional',
  body: sent({
    name: personName,
    dial_code: dialCode,
    phone,
    email,
    ref_number: orEmpty(refNumber),
    message: requestMessage,
  }),
  answers,
});

/** HELP-03: a firm asks to be called back (VALID-27, VALID-28). */
export const corporateInfoRequest = sent({ dial_code: dialCode, phone, email });

/** CALL-22. */
export const requestCorporateInfo = defineEndpoint({
  name: 'request-corporate-info',
  id: 'API-21',
  summary: 'Ask for an offer to a firm',
  method: 'POST',
  path: '/api/marketing/corporate/form',
  auth: 'none',
  body: corporateInfoRequest,
  answers: { 200: emptyAnswer, 400: refusal, 429: refusal },
});

/** HELP-02: somebody would like to travel. Only where to, who and a phone must be said (VALID-26). */
export const travelInfoRequest = sent({
  destination: v.pipe(
    v.string('validation_required'),
    v.trim(),
    v.nonEmpty('validation_required'),
    v.maxLength(100, 'validation_text_length'),
    printedText,
  ),
  date: orEmpty(localDate),
  total: orEmpty(wholeNumber(1, 99)),
  name: personName,
  dial_code: dialCode,
  phone,
  email: orEmpty(email),
});

/** CALL-43, which is CALL-67 (GAP-10). A day that is over is refused at its field. */
export const requestTravelInfo = defineEndpoint({
  name: 'request-travel-info',
  id: 'API-52',
  summary: 'Ask for information about a trip',
  method: 'POST',
  path: '/api/travel/customer/',
  auth: 'none',
  body: travelInfoRequest,
  answers: { 200: emptyAnswer, 400: refusal, 429: refusal },
});

/** VALID-54. */
export const newsletterSubscription = sent({ email });

/** 201: registered now; 200: registered before (CALL-78). The language of the letters is that of the call. */
export const subscribeNewsletter = defineEndpoint({
  name: 'subscribe-newsletter',
  id: 'API-22',
  summary: 'Subscribe to the newsletter',
  method: 'POST',
  path: '/api/marketing/newsletter/',
  auth: 'none',
  body: newsletterSubscription,
  answers,
});

/** CALL-52: `callback` asks to be called (MODAL-35), `info` asks about an offer (MODAL-34), which `filter_str` and `key` name. */
export const sendCustomerRequest = defineEndpoint({
  name: 'send-customer-request',
  id: 'API-28',
  summary: 'Ask for a call or for information',
  method: 'POST',
  path: '/api/order/v1/cus_rq/',
  auth: 'optional',
  body: sent({
    type: v.picklist(['callback', 'info'], 'validation_invalid'),
    name: personName,
    dial_code: dialCode,
    phone,
    email: orEmpty(email),
    ref_number: orEmpty(refNumber),
    filter_str: v.optional(v.pipe(v.string(), v.maxLength(500, 'validation_text_length'))),
    key: v.optional(v.pipe(v.string(), v.maxLength(500, 'validation_text_length'))),
    message: orEmpty(requestMessage),
  }),
  answers,
});
