import { idempotentCall } from '@aylal/booking';
import { bookEsim } from '@aylal/contracts/esims';
import { checkoutRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { packageField, type BuyRefusal } from './use-buy-esim.ts';

/** Orders the package that was posted without scripts, by the call of the screen, and leads to its checkout. */
export async function submit({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<BuyRefusal>> {
  const session = services.session.get();
  const contact_email =
    fields.get('contact_email')?.trim() || (session.status === 'signed-in' ? session.user.email : '');
  if (!contact_email) return { faults: { contact_email: 'validation_email_required' } };
  const body = { slug: params['slug'] ?? '', package_id: fields.get(packageField) ?? '', contact_email };
  const sent = await idempotentCall(services, bookEsim, body);
  if (sent.kind !== 'answered') return { refused: 'unanswered', ...(sent.kind === 'unknown' ? { unknown: true } : {}) };
  const { answer } = sent;
  if (answer.status_code === 200)
    throw redirect({ url }, checkoutRoutes.checkout.to({ refNumber: answer.result.ref_number }));
  const fault = answer.result.fields?.['contact_email'];
  return fault ? { faults: { contact_email: fault } } : { refused: answer.result.problem };
}
