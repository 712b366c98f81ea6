import * as v from 'valibot';
import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent } from '../fields.ts';
import { linkedPriceAlert, customerPriceAlert, priceAlert } from './price-alert.ts';

/** Watches the price of a journey (CALL-44). The same alert sent twice is one alert; a signed-in customer's new limit replaces the former. */
export const createPriceAlert = defineEndpoint({
  name: 'create-price-alert',
  id: 'API-29',
  summary: 'Watch the price of a journey',
  method: 'POST',
  path: '/api/flight/v4/rest/price_alert/',
  auth: 'optional',
  body: priceAlert,
  answers: { 201: emptyAnswer, 400: refusal, 429: refusal },
});

/** The customer's alerts that still watch: those made signed in, and those for the address of the account. The next departure first. */
export const listPriceAlerts = defineEndpoint({
  name: 'list-price-alerts',
  id: 'NEED-32',
  summary: "List the customer's price alerts",
  method: 'GET',
  path: '/api/flight/v4/rest/price_alert/',
  auth: 'bearer',
  answers: { 200: answer(v.array(customerPriceAlert)), 401: refusal },
});

/** Stops an alert of the list; one that is stopped already stays so. Somebody else's is not found. */
export const stopPriceAlert = defineEndpoint({
  name: 'stop-price-alert',
  id: 'NEED-33',
  summary: 'Stop a price alert',
  method: 'DELETE',
  path: '/api/flight/v4/rest/price_alert/{id}/',
  auth: 'bearer',
  params: v.object({ id: v.pipe(v.string(), v.uuid('validation_reference')) }),
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 404: refusal },
});

const link = v.pipe(
  v.string('validation_required'),
  v.nonEmpty('validation_required'),
  v.maxLength(120, 'validation_reference'),
);

/** What the link in a mail would stop. It changes nothing: mail programs open links by themselves. 404 for a link that is cut, forged, or whose alert is over. */
export const readPriceAlertLink = defineEndpoint({
  name: 'read-price-alert-link',
  id: 'NEED-34',
  summary: 'Read the price alert of a mail',
  method: 'GET',
  path: '/api/flight/v4/rest/price_alert_link/',
  auth: 'none',
  query: sent({ link }),
  answers: { 200: answer(linkedPriceAlert), 400: refusal, 404: refusal, 429: refusal },
});

/** Stops the alert of a mail without sign-in; one that is stopped already stays so. */
export const stopPriceAlertByLink = defineEndpoint({
  name: 'stop-price-alert-by-link',
  id: 'NEED-35',
  summary: 'Stop the price alert of a mail',
  method: 'POST',
  path: '/api/flight/v4/rest/price_alert_link/',
  auth: 'none',
  body: sent({ link }),
  answers: { 200: emptyAnswer, 400: refusal, 404: refusal, 429: refusal },
});
