import type { FormEvent } from 'react';
import { FormKey } from '@aylal/forms';
import { Button } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Ends the session; without scripts it is posted (`submit-sign-out.ts`). */
export function SignOutForm({ onSignOut }: { onSignOut: () => void }) {
  const t = useAccountMessages();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSignOut();
  };
  return (
    <form method="post" onSubmit={send}>
      <FormKey />
      <Button type="submit" variant="ghost">
        {t('profile.signOut')}
      </Button>
    </form>
  );
}
