import { accountRoutes } from '@aylal/routes';
import { RouteLink, useSession, type Screen } from '@aylal/shell';
import { Heading, LinkButton, Notice, PageContainer, Stack, Text } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { PersonalDataSection } from './personal-data-section.tsx';
import { loadSecurity } from './security-loader.ts';
import { SessionList } from './session-list.tsx';

/** Where the customer is signed in, and what is kept of them. */
function SecurityScreen() {
  const t = useAccountMessages();
  const session = useSession();
  if (session.status === 'anonymous') return <AccountSignIn to="profile" />;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="6" maxWidth="820px">
        <Heading as="h1" size="h1">
          {t('security.title')}
        </Heading>
        <SessionList />
        <div>
          <Heading>{t('security.password')}</Heading>
          <Text tone="muted" marginTop="1">
            {t('security.passwordLead')}
          </Text>
          <LinkButton asChild variant="outline" marginTop="3">
            <RouteLink to={accountRoutes.passwordRecovery.to()}>{t('security.changePassword')}</RouteLink>
          </LinkButton>
        </div>
        {session.status === 'signed-in' && (
          <>
            <WithScripts>
              <PersonalDataSection user={session.user} />
            </WithScripts>
            <WithoutScripts>
              <Notice>{t('ownData.needsScripts')}</Notice>
            </WithoutScripts>
          </>
        )}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = {
  Component: SecurityScreen,
  title: 'security.title',
  load: loadSecurity,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-end.ts'),
};
