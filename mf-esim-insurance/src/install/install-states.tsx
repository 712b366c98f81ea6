import { accountRoutes } from '@aylal/routes';
import { RouteLink, useServices } from '@aylal/shell';
import { Button, LinkButton, StatusView } from '@aylal/ui';
import { IconLock } from '@aylal/ui/icons';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** The code is for who is signed in. */
export function SignInToInstall({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useEsimMessages();
  const { session } = useServices();
  const signIn = async () => {
    if (await session.require('orders')) onSignedIn();
  };
  return (
    <StatusView
      kind="empty"
      title={t('install.signInTitle')}
      action={
        <Button onClick={() => void signIn()}>
          <IconLock size={18} />
          {t('install.signIn')}
        </Button>
      }
    >
      {t('install.signInText')}
    </StatusView>
  );
}

/** Not made yet, or not of this account: the same words (AUT-1). */
export function InstallNotThere() {
  const t = useEsimMessages();
  return (
    <StatusView
      kind="not-found"
      title={t('install.noneTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={accountRoutes.orders.to()}>{t('install.orders')}</RouteLink>
        </LinkButton>
      }
    >
      {t('install.noneText')}
    </StatusView>
  );
}
