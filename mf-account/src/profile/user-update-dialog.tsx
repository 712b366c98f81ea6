import { useEffect, useState } from 'react';
import { useSession, type DialogViewOf } from '@aylal/shell';
import type { UserField, userUpdateDialog } from './user-dialog-refs.ts';
import { UserUpdateForm } from './user-update-form.tsx';
import { missingFields } from './user-update-values.ts';

interface UserUpdateProps {
  readonly props: { readonly fields?: readonly UserField[] };
  readonly close: (saved: boolean) => void;
}

/** MODAL-59. Asked for what is missing, it is over by itself as soon as nothing is (ACCT-11), also when another tab has filled it in. */
function UserUpdateDialog({ props, close }: UserUpdateProps) {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  // What is asked for stays while it is being saved, although less is missing by then.
  const [asked] = useState(() => props.fields ?? (user ? missingFields(user) : []));
  const over = props.fields === undefined && user !== null && missingFields(user).length === 0;
  useEffect(() => {
    if (over) close(true);
  }, [over, close]);
  return user && asked.length > 0 ? <UserUpdateForm asked={asked} user={user} onSaved={() => close(true)} /> : null;
}

export const view: DialogViewOf<typeof userUpdateDialog> = { title: 'profile.update', Component: UserUpdateDialog };
