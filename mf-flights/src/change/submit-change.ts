import { checkValues } from '@aylal/forms';
import { accountRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { reasonSchema, shownField } from './reason-schema.ts';
import { sendChange, type ChangeAnswer } from './send-change.ts';

/** Changes the flights by what was posted without scripts, at the cost that the page showed (CALL-56), and leads to the order. */
export async function submit({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<ChangeAnswer>> {
  const { values, faults } = checkValues(reasonSchema, { reason: fields.get('reason') ?? '' });
  if (faults) return { faults };
  const { filter_str = '', key = '', ref_number = '' } = params;
  const shown_to_pay = Number(fields.get(shownField) ?? '');
  const answer = await sendChange(services, { ref_number, reason: values.reason, filter_str, key, shown_to_pay });
  if (answer.kind === 'agreed')
    throw redirect({ url }, accountRoutes.order.to({ product: 'flight', refNumber: ref_number }));
  return { refused: answer, ...(answer.kind === 'unknown' ? { unknown: true } : {}) };
}
