import { lazy, Suspense } from 'react';
import { QueryView, TitledPage, useAccountQuery } from '@aylal/parts';
import { useEvent, usePageReturn, useServices, walletChanged, walletTopUpDialog, type Screen } from '@aylal/shell';
import { Skeleton } from '@aylal/ui';
import { WithoutScripts } from '@aylal/ui/primitives';
import { walletQuery } from '../api/wallet-query.ts';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { WalletStatement } from '../ui/statement/statement.tsx';
import { WalletCard } from './wallet-card.tsx';
import { loadWallet } from './wallet-loader.ts';

/** ROUTE-20: the general wallet, what it holds and what moved it (GAP-87). */
function WalletScreen() {
  const t = useAccountMessages();
  const services = useServices();
  const { query, signedOut, reread } = useAccountQuery(walletQuery(services, 'wallet'));
  usePageReturn(reread);
  useEvent(walletChanged, reread);

  if (signedOut) return <AccountSignIn to="wallet" onSignedIn={() => void query.refetch()} />;
  return (
    <TitledPage title={t('wallet.title')}>
      <QueryView
        query={query}
        waiting={<Skeleton height="232px" borderRadius="lg" />}
        failed={{ title: t('wallet.failedTitle') }}
      >
        {([wallet]) =>
          wallet && (
            <WalletCard
              wallet={wallet}
              onTopUp={() => void services.dialogs.open(walletTopUpDialog, { type: 'wallet' })}
            />
          )
        }
      </QueryView>
      <WithoutScripts>
        <Suspense>
          <PlainTopUp />
        </Suspense>
      </WithoutScripts>
      <WalletStatement type="wallet" />
    </TitledPage>
  );
}

const PlainTopUp = lazy(async () => {
  const { PlainTopUp: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-top-up.tsx');
  return { default: Component };
});

export const screen: Screen = {
  Component: WalletScreen,
  title: 'wallet.title',
  load: loadWallet,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-top-up.ts'),
};
