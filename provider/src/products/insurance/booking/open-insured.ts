import * as v from 'valibot';
import { fields } from '@aylal/contracts';
import type { Deps } from '../../../platform/deps.ts';
import type { OrderRow } from '../../../commerce/orders/order-row.ts';
import type { InsuredPerson } from '../insurer.ts';

const secret = v.object({ doc_number: v.string(), date_of_birth: fields.localDate });

/** Who is covered, in the clear: for the insurer, and for the owner's own policy. */
export function openInsured(
  vault: Deps['vault'],
  { ref_number, travellers }: Pick<OrderRow, 'ref_number' | 'travellers'>,
): InsuredPerson[] {
  return travellers.map(({ surname, given_name, nationality, sealed }, index) => {
    const { doc_number, date_of_birth } = v.parse(secret, JSON.parse(vault.open(sealed, `${ref_number}:${index}`)));
    return { surname, given_name, nationality, birthday: date_of_birth, document: doc_number };
  });
}
