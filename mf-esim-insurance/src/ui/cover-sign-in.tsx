import { useServices } from '@aylal/shell';
import { Button, StatusView } from '@aylal/ui';
import { IconLock } from '@aylal/ui/icons';
import { useEsimMessages } from './use-esim-messages.ts';

/** Covers belong to who is signed in. */
export function SignInFirst({ reason, onSignedIn }: { reason: 'booking' | 'orders'; onSignedIn?: () => void }) {
  const t = useEsimMessages();
  const { session } = useServices();
  const signIn = async () => {
    if (await session.require(reason)) onSignedIn?.();
  };
  return (
    <StatusView
      kind="empty"
      headingAs="h1"
      title={t('cover.booking.signInTitle')}
      action={
        <Button onClick={() => void signIn()}>
          <IconLock size={18} />
          {t('cover.booking.signIn')}
        </Button>
      }
    >
      {t('cover.booking.signInText')}
    </StatusView>
  );
}
