import { useServices } from '@aylal/shell';
import { Button, Stack, Text } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** The session has ended in the middle of a popup: what was typed stays, and signing in leads on. */
export function SignInAgain() {
  const t = useAccountMessages();
  const { session } = useServices();
  return (
    <Stack gap="4">
      <Text role="alert">{t('gameWallet.sessionEnded')}</Text>
      <Button data-autofocus onClick={() => void session.require('orders')}>
        {t('access.signIn')}
      </Button>
    </Stack>
  );
}
