import { applyCoupon } from '@aylal/contracts/orders';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { couponErrorKey } from '../domain/coupon-error-key.ts';
import { couponField } from './plain-fields.ts';

/** Lowers the order by the coupon that was posted without scripts (API-27), and shows it again; or says at its field why not. */
export async function submitCoupon({
  params,
  url,
  fields,
  services: { api },
}: SubmitArgs): Promise<SubmitAnswer<never>> {
  const coupon_code = fields.get(couponField)?.trim() ?? '';
  const fault = (message: string) => ({ faults: { [couponField]: message } });
  if (coupon_code === '') return fault('validation_required');
  try {
    const answer = await api.call(applyCoupon, { body: { ref_number: params['refNumber'] ?? '', coupon_code } });
    if (answer.status_code !== 200) return fault(couponErrorKey(answer.result));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return fault(couponErrorKey(undefined));
  }
  throw redirect({ url }, `${url.pathname.replace(/^\/[^/]*/, '')}${url.search}`);
}
