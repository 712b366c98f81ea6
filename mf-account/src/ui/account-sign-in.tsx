import { useState } from 'react';
import { useServices } from '@aylal/shell';
import { Button, StatusView } from '@aylal/ui';
import { useAccountMessages } from './use-account-messages.ts';

export interface SignInFirstProps {
  /** What signing in leads to. */
  readonly to?: 'orders' | 'passengers' | 'profile' | 'wallet' | 'gameWallet' | 'savedHotels';
  readonly onSignedIn: () => void;
}

/** A page of the customer's own before anybody has signed in. */
export function SignInFirst({ to = 'orders', onSignedIn }: SignInFirstProps) {
  const t = useAccountMessages();
  const { session } = useServices();
  const [asking, setAsking] = useState(false);

  async function signIn() {
    setAsking(true);
    const user = await session.require('orders').finally(() => setAsking(false));
    if (user) onSignedIn();
  }

  return (
    <StatusView
      kind="empty"
      size="page"
      title={t(`access.title.${to}`)}
      action={
        <Button loading={asking} onClick={() => void signIn()}>
          {t('access.signIn')}
        </Button>
      }
    >
      {t(`access.lead.${to}`)}
    </StatusView>
  );
}
