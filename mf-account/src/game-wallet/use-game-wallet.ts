import type { Wallet } from '@aylal/contracts/wallet';
import { useAccountQuery } from '@aylal/parts';
import { usePageReturn, useEvent, useServices, walletChanged } from '@aylal/shell';
import { walletQuery } from '../api/wallet-query.ts';

const SOON_MS = 3_000;
const LATER_MS = 20_000;
/** So many times quickly; a bank that takes longer is waited for with less haste. */
const QUICKLY = 10;

/** The game wallet, one copy for everybody who shows it (PERSIST-08): read again when it moved in any tab, when the page is seen again, and while something is pending. */
export function useGameWallet() {
  const services = useServices();
  const own = useAccountQuery({
    ...walletQuery(services, 'game'),
    refetchInterval: ({ state }) =>
      isMoving(state.data?.result[0]) && (state.dataUpdateCount <= QUICKLY ? SOON_MS : LATER_MS),
  });
  usePageReturn(own.reread);
  useEvent(walletChanged, ({ type }) => {
    if (type === 'game') own.reread();
  });
  return own;
}

function isMoving(wallet: Wallet | undefined): boolean {
  return wallet !== undefined && wallet.last_transactions.some(({ status }) => status === 'PENDING');
}
