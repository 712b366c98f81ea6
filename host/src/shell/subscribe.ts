import { newsletterSubscription, subscribeNewsletter } from '@aylal/contracts/requests';
import type { ApiClient, ToastKind } from '@aylal/shell';
import * as v from 'valibot';

/** What came of a subscription: the message key of a fault of the address, or a toast. */
export type SubscribeOutcome =
  | { readonly fault: string; readonly toast?: undefined }
  | { readonly fault: null; readonly toast: { readonly kind: ToastKind; readonly text: string } };

/** CALL-78: 201 registered (ERR-31), 200 registered before (ERR-32), anything else failed (ERR-33). Rejects when there is no answer. */
export async function subscribe(api: ApiClient, typed: string): Promise<SubscribeOutcome> {
  const checked = v.safeParse(newsletterSubscription, { email: typed });
  if (!checked.success) return { fault: checked.issues[0].message };
  const answer = await api.call(subscribeNewsletter, { body: checked.output });
  if (answer.status_code === 201) return { fault: null, toast: { kind: 'success', text: 'notify_success_register' } };
  if (answer.status_code === 200) return { fault: null, toast: { kind: 'info', text: 'notify_already_email' } };
  const fault = answer.result.fields?.['email'];
  return fault ? { fault } : { fault: null, toast: { kind: 'error', text: 'notify_error' } };
}
