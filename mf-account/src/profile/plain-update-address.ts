import { accountRoutes } from '@aylal/routes';
import type { UserField } from './user-dialog-refs.ts';

/** Of an address that asks for the form of one of the customer's details without scripts. */
const changeKey = 'change';

export const changeAddress = (field: UserField) => accountRoutes.profile.to({}, { [changeKey]: field });

/** Which detail the address asks for. */
export function changeOf(search: URLSearchParams): UserField | null {
  const asked = search.get(changeKey);
  return (['name', 'phone', 'email'] as const).find((field) => field === asked) ?? null;
}
