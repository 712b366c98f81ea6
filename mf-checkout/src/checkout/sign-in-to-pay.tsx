import { useState } from 'react';
import { useServices } from '@aylal/shell';
import { Button, Card, Heading, Stack, Text } from '@aylal/ui';
import { IconLock } from '@aylal/ui/icons';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { WithScripts } from '@aylal/ui/primitives';
import { SignInLink } from '@aylal/parts';
import { CheckoutHeading } from './checkout-heading.tsx';

/** PAY-06: for a visitor who is not signed in the pay button asks for the sign-in. */
export function SignInToPay({ refNumber, onSignedIn }: { refNumber: string; onSignedIn: () => void }) {
  const t = useCheckoutMessages();
  const { session } = useServices();
  const [asking, setAsking] = useState(false);

  async function signIn() {
    setAsking(true);
    const user = await session.require('payment').finally(() => setAsking(false));
    if (user) onSignedIn();
  }

  return (
    <Stack gap="4">
      <CheckoutHeading />
      <Card padded maxWidth="560px">
        <Stack gap="3">
          <Heading size="h2">{t('signIn.title')}</Heading>
          <Text tone="muted">{t('signIn.text', { refNumber })}</Text>
          <WithScripts>
            <Button loading={asking} onClick={() => void signIn()}>
              <IconLock size={18} />
              {t('signIn.action')}
            </Button>
          </WithScripts>
          <SignInLink alignSelf="start">{t('signIn.action')}</SignInLink>
        </Stack>
      </Card>
    </Stack>
  );
}
