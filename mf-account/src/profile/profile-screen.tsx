import { TitledPage } from '@aylal/parts';
import { accountRoutes, priceAlertRoutes } from '@aylal/routes';
import { RouteLink, useServices, useSession, type Screen } from '@aylal/shell';
import { Box, Button, Card, LinkButton, Notice, Skeleton } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { PlainUpdatePlace } from './plain-update-place.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import { userUpdateDialog } from './user-dialog-refs.ts';
import { missingFields } from './user-update-values.ts';

/** ROUTE-19: who the customer is to us, how we reach them, and where everything of theirs stands. */
function ProfileScreen() {
  const t = useAccountMessages();
  const { dialogs, mode, session: account } = useServices();
  const session = useSession();
  if (session.status === 'anonymous') return <AccountSignIn to="profile" />;
  return (
    <TitledPage title={t('profile.title')}>
      {session.status === 'signed-in' ? (
        <>
          {missingFields(session.user).length > 0 && (
            <Notice
              title={t('profile.missingTitle')}
              action={
                <WithScripts>
                  <Button size="sm" onClick={() => void dialogs.open(userUpdateDialog, {})}>
                    {t('profile.fillIn')}
                  </Button>
                </WithScripts>
              }
            >
              {t('profile.missingText')}
            </Notice>
          )}
          <PlainUpdatePlace user={session.user} />
          <Card padded>
            <ProfileFacts user={session.user} />
          </Card>
          <Box as="nav" aria-label={t('profile.pages')} display="flex" flexWrap="wrap" gap="2">
            <LinkButton asChild variant="outline">
              <RouteLink to={accountRoutes.orders.to()}>{t('orders.title')}</RouteLink>
            </LinkButton>
            <LinkButton asChild variant="outline">
              <RouteLink to={accountRoutes.wallet.to()}>{t('wallet.title')}</RouteLink>
            </LinkButton>
            <LinkButton asChild variant="outline">
              <RouteLink to={accountRoutes.passengers.to()}>{t('passengers.title')}</RouteLink>
            </LinkButton>
            <LinkButton asChild variant="outline">
              <RouteLink to={accountRoutes.savedHotels.to()}>{t('savedHotels.title')}</RouteLink>
            </LinkButton>
            <LinkButton asChild variant="outline">
              <RouteLink to={accountRoutes.gameWallet.to()}>{t('gameWallet.title')}</RouteLink>
            </LinkButton>
            {/* The mini-app has neither page, and its customer is signed in by it (MINI-04). */}
            {mode === 'web' && (
              <>
                <LinkButton asChild variant="outline">
                  <RouteLink to={priceAlertRoutes.list.to()}>{t('profile.alerts')}</RouteLink>
                </LinkButton>
                <LinkButton asChild variant="outline">
                  <RouteLink to={accountRoutes.security.to()}>{t('security.title')}</RouteLink>
                </LinkButton>
                <SignOutForm onSignOut={() => void account.signOut()} />
              </>
            )}
          </Box>
        </>
      ) : (
        <Skeleton height="180px" borderRadius="lg" />
      )}
    </TitledPage>
  );
}

export const screen: Screen = {
  Component: ProfileScreen,
  title: 'profile.title',
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-profile.ts'),
};
