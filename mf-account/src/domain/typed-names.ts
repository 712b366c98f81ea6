import { personName } from '@aylal/contracts/account';
import type { PrefilledPerson } from '@aylal/shell';
import * as v from 'valibot';

const names = v.object({ last_name: personName('last_name'), first_name: personName('first_name') });

/** The names that were typed where the sign-in is asked for; null where they cannot be taken as they are. */
export function typedNames(known: PrefilledPerson): v.InferOutput<typeof names> | null {
  const checked = v.safeParse(names, known);
  return checked.success ? checked.output : null;
}
