import type { ReactNode } from 'react';
import type { Wallet } from '@aylal/contracts/wallet';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { StatusView } from '@aylal/ui';
import type { useGameWallet } from './use-game-wallet.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

export interface GameWalletViewProps {
  readonly query: ReturnType<typeof useGameWallet>['query'];
  readonly children: (wallet: Wallet) => ReactNode;
}

/** The wallet once it is there; before that in grey, or that it could not be read. */
export function GameWalletView({ query, children }: GameWalletViewProps) {
  const t = useAccountMessages();
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('gameWallet.loading')} heights={['170px', '130px']} />}
      failed={{ title: t('gameWallet.failedTitle'), children: t('gameWallet.failedText') }}
    >
      {([wallet]) => wallet && children(wallet)}
    </QueryView>
  );
}

/** No money has come or gone yet. */
export function NothingMoved() {
  const t = useAccountMessages();
  return (
    <StatusView kind="empty" title={t('gameWallet.emptyTitle')} headingAs="h3">
      {t('gameWallet.emptyText')}
    </StatusView>
  );
}
