import type { Problem } from '@aylal/contracts';
import { unsubscribeAir } from '@aylal/contracts/flights';
import { checkValues, postedValues } from '@aylal/forms';
import { airSubscriptionRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { unsubscriptionSchema } from './unsubscription-schema.ts';

/** Ends the mails to an address without scripts (CALL-20), and says so on the same page. */
export async function submit({ url, fields, services: { api } }: SubmitArgs): Promise<SubmitAnswer<Problem>> {
  const { values, faults } = checkValues(unsubscriptionSchema, postedValues({ email: '', reason: '' }, fields));
  if (faults) return { faults };
  const { result } = await api.call(unsubscribeAir, { body: values });
  if (result === null) throw redirect({ url }, airSubscriptionRoutes.unsubscribe.to({}, { left: 'yes' }));
  return result.fields ? { faults: result.fields } : { refused: result.problem };
}
