import { accountRoutes } from '@aylal/routes';
import { RouteLink, useSession, type Screen } from '@aylal/shell';
import { Heading, PageContainer, Stack, TextLink } from '@aylal/ui';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { WalletStatement } from '../ui/statement/statement.tsx';

/** ROUTE-22: everything that came into the game wallet and went out of it. */
function GameStatementScreen() {
  const t = useAccountMessages();
  const session = useSession();
  if (session.status === 'anonymous') return <AccountSignIn to="gameWallet" />;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <div>
          <TextLink asChild>
            <RouteLink to={accountRoutes.gameWallet.to()}>{t('gameWallet.title')}</RouteLink>
          </TextLink>
          <Heading as="h1" size="h1">
            {t('statement.game')}
          </Heading>
        </div>
        <WalletStatement type="game" />
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: GameStatementScreen, title: 'statement.game' };
