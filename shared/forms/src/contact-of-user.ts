import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { SessionUser } from '@aylal/contracts/account';
import { useSession } from '@aylal/shell';

/** How to reach a customer, as typed. */
export interface ContactValues {
  readonly contact_name?: string;
  readonly contact_email: string;
  readonly contact_dial_code: string;
  readonly contact_phone: string;
}

/** What the session knows of a contact in place of what is still empty; what is typed wins (field-facts §5: no data is asked for twice). */
export function contactOfUser<C extends ContactValues>(typed: C, user: SessionUser | null): C {
  if (!user) return typed;
  const { contact_name: name, contact_email, contact_dial_code, contact_phone } = typed;
  return {
    ...typed,
    ...(name === undefined ? {} : { contact_name: name || `${user.first_name} ${user.last_name}`.trim() }),
    contact_email: contact_email || user.email,
    contact_dial_code: contact_phone ? contact_dial_code : user.dial_code || contact_dial_code,
    contact_phone: contact_phone || user.phone,
  };
}

/** Fills the contact of a form when the customer signs in while it is open. `at` is where the contact is in the form's values, with a final dot. */
export function useContactOfUser<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, at = ''): void {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  // The session is outside the form, and may come while it is being filled in.
  useEffect(() => {
    const values: FieldValues = at ? form.getValues(at.slice(0, -1) as Path<In>) : form.getValues();
    const typed = values as ContactValues;
    const filled = contactOfUser(typed, user);
    for (const [field, value] of Object.entries(filled))
      if (value !== typed[field as keyof ContactValues])
        form.setValue(`${at}${field}` as Path<In>, value as PathValue<In, Path<In>>);
  }, [form, user, at]);
}
