import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from './request-mail-texts.ts';
import { saveRequest, type CustomerRequestRow, type RequestKind } from './request-store.ts';

type RequestFields = Pick<CustomerRequestRow, 'dial_code' | 'phone'> &
  Partial<Pick<CustomerRequestRow, 'name' | 'email' | 'ref_number' | 'about' | 'message'>>;

/** Keeps a request and, where an address was given, answers that it is here. Both happen or neither. */
export async function receiveRequest(
  deps: Pick<Deps, 'db' | 'ids' | 'outbox'>,
  kind: RequestKind,
  values: RequestFields,
  { userId, locale, now }: { userId: string | null; locale: Locale; now: number },
): Promise<void> {
  const id = deps.ids.reference('REQ');
  await deps.db.transaction().execute(async (tx) => {
    await saveRequest(tx, {
      id,
      kind,
      user_id: userId,
      locale,
      name: values.name ?? '',
      dial_code: values.dial_code,
      phone: values.phone,
      email: values.email ?? '',
      ref_number: values.ref_number ?? '',
      about: values.about ?? '',
      message: values.message ?? '',
      created_at: now,
    });
    if (values.email)
      await deps.outbox.send(tx, { channel: 'email', to: values.email, locale, ...requestMail(kind, id, locale) });
  });
}
