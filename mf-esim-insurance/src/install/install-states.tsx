import { SignInFirst } from '@aylal/parts';
import { accountRoutes } from '@aylal/routes';
import { RouteLink, useSharedMessages } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** The code is for who is signed in. */
export function SignInToInstall({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useEsimMessages();
  const s = useSharedMessages();
  return (
    <SignInFirst
      title={t('install.signInTitle')}
      lead={t('install.signInText')}
      action={s('action.sign_in')}
      onSignedIn={onSignedIn}
    />
  );
}

/** Not made yet, or not of this account: the same words (AUT-1). */
export function InstallNotThere() {
  const t = useEsimMessages();
  const s = useSharedMessages();
  return (
    <StatusView
      kind="not-found"
      title={t('install.noneTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={accountRoutes.orders.to()}>{s('order.mine')}</RouteLink>
        </LinkButton>
      }
    >
      {t('install.noneText')}
    </StatusView>
  );
}
