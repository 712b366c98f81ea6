import { useServices } from '@aylal/shell';
import { Button, StatusView } from '@aylal/ui';
import { useState } from 'react';
import { useOwnMessages } from './use-own-messages.ts';

/** A page of the customer's own before anybody has signed in. */
export function SignInFirst({ title, onSignedIn }: { title: string; onSignedIn: () => void }) {
  const t = useOwnMessages();
  const { session } = useServices();
  const [asking, setAsking] = useState(false);
  const signIn = async () => {
    setAsking(true);
    const user = await session.require('orders').finally(() => setAsking(false));
    if (user) onSignedIn();
  };
  return (
    <StatusView
      kind="empty"
      title={title}
      action={
        <Button loading={asking} onClick={() => void signIn()}>
          {t('signIn.action')}
        </Button>
      }
    />
  );
}
