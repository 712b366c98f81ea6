import { useSession } from '@aylal/shell';
import type { RequestField, RequestValues } from './request-values.ts';

/** What a signed-in customer need not type again; empty fields for everybody else. */
export function useAccountContact(fields: readonly RequestField[]): RequestValues {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const known: RequestValues = {
    name: user ? `${user.last_name} ${user.first_name}`.trim() : '',
    phone: user?.phone ?? '',
    email: user?.email ?? '',
  };
  const wanted = Object.fromEntries(fields.map((field) => [field, known[field] ?? '']));
  return user?.dial_code && user.phone ? { ...wanted, dial_code: user.dial_code } : wanted;
}
