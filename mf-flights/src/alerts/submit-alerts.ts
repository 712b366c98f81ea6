import type { Problem } from '@aylal/contracts';
import { createPriceAlert, stopPriceAlert } from '@aylal/contracts/flights';
import { checkValues, postedValues } from '@aylal/forms';
import { priceAlertRoutes } from '@aylal/routes';
import { ApiError, redirect, type Submit, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { alertSubject } from './alert-subject.ts';
import { priceAlertSchema, startValues } from './price-alert-values.ts';
import { stopField } from './stop-field.ts';

/** What a form of price alerts answers without scripts: a problem of the provider, or one of its own. */
export type AlertRefusal = Problem | 'unset' | 'not-stopped';

/** Stops the alert of the list that was pressed without scripts, or sets the one of the address (CALL-44), by the schema and call of the dialog. */
export const submit: Submit = (args) => (args.fields.has(stopField) ? stop(args) : watch(args));

async function stop({ url, fields, services: { api } }: SubmitArgs): Promise<SubmitAnswer<AlertRefusal>> {
  try {
    const answer = await api.call(stopPriceAlert, { params: { id: fields.get(stopField) ?? '' } });
    if (answer.status_code !== 200 && answer.status_code !== 404) return { refused: 'not-stopped' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: 'not-stopped' };
  }
  throw redirect({ url }, priceAlertRoutes.list.to());
}

async function watch({ url, fields, services: { api } }: SubmitArgs): Promise<SubmitAnswer<AlertRefusal>> {
  const subject = alertSubject(url.searchParams);
  if (!subject) return { refused: 'unset' };
  const typed = postedValues(startValues(subject, {}), fields);
  const price = (fields.get('max_price') ?? '').replaceAll(/\D/g, '');
  const { values, faults } = checkValues(priceAlertSchema, { ...typed, max_price: Number(price) });
  if (faults) return { faults };
  try {
    const answer = await api.call(createPriceAlert, { body: values });
    if (answer.status_code === 201) return { done: 'set' };
    const { problem, fields: refused } = answer.result;
    return refused && Object.keys(refused).length > 0 ? { faults: refused } : { refused: problem };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: 'unset' };
  }
}
