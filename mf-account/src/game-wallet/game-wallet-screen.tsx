import { useState } from 'react';
import { TitledPage } from '@aylal/parts';
import { accountRoutes } from '@aylal/routes';
import { RouteLink, type Screen } from '@aylal/shell';
import { Box, Card, Heading, LinkButton } from '@aylal/ui';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AccountForm } from './account-form.tsx';
import { loadGameWallet } from './game-wallet-loader.ts';
import { GameWalletView, NothingMoved } from './game-wallet-states.tsx';
import { hasAccount } from './has-account.ts';
import { SavedAccount } from './saved-account.tsx';
import { useGameWallet } from './use-game-wallet.ts';
import { WalletBalance } from './wallet-balance.tsx';
import { WalletLine } from '../ui/wallet-line.tsx';

/** ROUTE-21: what was won, where it can go, and what moved last (GAME-01). */
function GameWalletScreen() {
  const t = useAccountMessages();
  const { query, signedOut } = useGameWallet();
  const [changing, setChanging] = useState(false);
  if (signedOut) return <AccountSignIn to="gameWallet" onSignedIn={() => void query.refetch()} />;
  return (
    <TitledPage title={t('gameWallet.title')} lead={t('gameWallet.lead')}>
      <GameWalletView query={query}>
        {(wallet) => (
          <>
            <WalletBalance wallet={wallet} />
            <Card padded aria-labelledby="game-wallet-account">
              <Heading id="game-wallet-account" size="h3" marginBottom="3">
                {t('gameWallet.account')}
              </Heading>
              {hasAccount(wallet) && !changing ? (
                <SavedAccount wallet={wallet} onChange={() => setChanging(true)} />
              ) : (
                <AccountForm onSaved={() => setChanging(false)} onLeave={changing ? () => setChanging(false) : null} />
              )}
            </Card>
            <Card padded aria-labelledby="game-wallet-last">
              <Heading id="game-wallet-last" size="h3" marginBottom="1">
                {t('gameWallet.last')}
              </Heading>
              {wallet.last_transactions.length === 0 ? (
                <NothingMoved />
              ) : (
                <>
                  <Box as="ul" listStyleType="none">
                    {wallet.last_transactions.slice(0, 5).map((line) => (
                      <WalletLine key={`${line.created_at} ${line.description} ${line.status}`} line={line} />
                    ))}
                  </Box>
                  <LinkButton asChild variant="outline" size="sm" marginTop="3">
                    <RouteLink to={accountRoutes.gameStatement.to()}>{t('gameWallet.statement')}</RouteLink>
                  </LinkButton>
                </>
              )}
            </Card>
          </>
        )}
      </GameWalletView>
    </TitledPage>
  );
}

export const screen: Screen = { Component: GameWalletScreen, title: 'gameWallet.title', load: loadGameWallet };
