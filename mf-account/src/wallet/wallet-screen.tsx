import { FailedView } from '@aylal/parts';
import {
  ApiError,
  useEvent,
  usePageReturn,
  useQuery,
  useServices,
  useSession,
  walletChanged,
  walletTopUpDialog,
  type Screen,
} from '@aylal/shell';
import { Heading, PageContainer, Skeleton, Stack } from '@aylal/ui';
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
  const anonymous = useSession().status === 'anonymous';
  const wallet = useQuery({ ...walletQuery(services, 'wallet'), enabled: !anonymous });
  const reread = () => {
    if (!anonymous) void wallet.refetch();
  };
  const held = wallet.data?.result[0];
  usePageReturn(reread);
  useEvent(walletChanged, reread);

  if (anonymous || (wallet.error instanceof ApiError && wallet.error.statusCode === 401))
    return (
      <PageContainer paddingBlock="6">
        <AccountSignIn to="wallet" onSignedIn={() => void wallet.refetch()} />
      </PageContainer>
    );
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="5" maxWidth="820px">
        <Heading as="h1" size="h1">
          {t('wallet.title')}
        </Heading>
        {held ? (
          <WalletCard wallet={held} onTopUp={() => void services.dialogs.open(walletTopUpDialog, { type: 'wallet' })} />
        ) : wallet.isError ? (
          <FailedView title={t('wallet.failedTitle')} onRetry={() => void wallet.refetch()} />
        ) : (
          <Skeleton height="232px" borderRadius="lg" />
        )}
        <WalletStatement type="wallet" />
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: WalletScreen, title: 'wallet.title', load: loadWallet };
