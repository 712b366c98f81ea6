import { accountRoutes } from '@aylal/routes';
import { checkValues } from '@aylal/forms';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { sendHotelRefund } from '../hotel/send-hotel-refund.ts';
import { hotelRefundSchema } from '../refund/refund-form-values.ts';
import { holderOf } from './holder-of.ts';
import type { AccountRefusal, ReturnRefusal } from './plain-return.ts';

/** What a refund of a hotel that was posted comes to before it is sent, or when it is not. */
export type HotelRefusal = ReturnRefusal | AccountRefusal;

/** Asks for the refund of a hotel without scripts: first who holds the account, then, with that name, the password and the customer's word, by the call of the screen. */
export async function submitHotelRefund({
  params,
  url,
  fields,
  services,
}: SubmitArgs): Promise<SubmitAnswer<HotelRefusal>> {
  const ref_number = params['refNumber'] ?? '';
  const text = (name: string) => fields.get(name) ?? '';
  const typed = { reason: text('reason'), bank_name: text('bank_name'), account_number: text('account_number') };
  const { values, faults } = checkValues(hotelRefundSchema, { ...typed, account_name: '-' });
  if (faults) return { faults };
  const holder = await holderOf(services, values.bank_name, values.account_number);
  if (holder.kind !== 'holder' || fields.get('account_name') !== holder.name) return { refused: holder };
  const password = text('password');
  const missing = {
    ...(password === '' ? { password: 'validation_password_required' } : {}),
    ...(fields.has('agreed') ? {} : { agreed: 'validation_required' }),
  };
  if (Object.keys(missing).length > 0) return { refused: holder, faults: missing };
  const body = { ref_number, ...values, account_name: holder.name, proof: { password } };
  const answer = await sendHotelRefund(services, body);
  if (answer.kind === 'sent')
    throw redirect({ url }, accountRoutes.order.to({ product: 'hotel', refNumber: ref_number }));
  if (answer.kind === 'unknown') return { refused: answer, unknown: true };
  if (answer.kind !== 'fields') return { refused: answer };
  const { proof, ...others } = answer.fields;
  return { refused: holder, faults: { ...others, ...(proof === undefined ? {} : { password: proof }) } };
}
