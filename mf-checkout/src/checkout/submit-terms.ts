import { changePaymentTerms } from '@aylal/contracts/orders';
import { checkoutRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { payInFull } from '../ui/payment-type/use-payment-type-rows.tsx';
import { agreedField, termsField } from './plain-fields.ts';

/** Changes how the order is paid, as it was posted without scripts (CALL-45, PAY-04), and shows it again; or says at its field why not. */
export async function submitTerms({
  params,
  url,
  fields,
  services: { api },
}: SubmitArgs): Promise<SubmitAnswer<never>> {
  const plan = fields.get(termsField) ?? payInFull;
  const inParts = plan !== payInFull;
  if (inParts && !fields.has(agreedField)) return { faults: { [agreedField]: 'validation_required' } };
  const ref_number = params['refNumber'] ?? '';
  const body = inParts ? { partial_payment: true, partial_payment_type: plan } : { partial_payment: false };
  try {
    const answer = await api.call(changePaymentTerms, { params: { ref_number }, body });
    if (answer.status_code !== 200) return { faults: { [termsField]: `problem.${answer.result.problem}` } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { faults: { [termsField]: 'notify_error_try_again' } };
  }
  throw redirect({ url }, checkoutRoutes.checkout.to({ refNumber: ref_number }, { p: inParts ? 'bnpl' : 'regular' }));
}
