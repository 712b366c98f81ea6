import type { Wallet } from '@aylal/contracts';
import { usePageReturn, useEvent, useQuery, useServices, walletChanged } from '@aylal/shell';
import { walletQuery } from '../api/wallet-query.ts';

const SOON_MS = 3_000;
const LATER_MS = 20_000;
/** So many times quickly; a bank that takes longer is waited for with less haste. */
const QUICKLY = 10;

/** The game wallet, one copy for everybody who shows it (PERSIST-08): read again when it moved in any tab, when the page is seen anew, and while something is pending. */
export function useGameWallet(enabled: boolean) {
  const services = useServices();
  const wallet = useQuery({
    ...walletQuery(services, 'game'),
    enabled,
    refetchInterval: ({ state }) =>
      isMoving(state.data?.result[0]) && (state.dataUpdateCount <= QUICKLY ? SOON_MS : LATER_MS),
  });
  const reread = () => {
    if (enabled) void wallet.refetch();
  };
  usePageReturn(reread);
  useEvent(walletChanged, ({ type }) => {
    if (type === 'game') reread();
  });
  return wallet;
}

function isMoving(wallet: Wallet | undefined): boolean {
  return wallet !== undefined && wallet.last_transactions.some(({ status }) => status === 'PENDING');
}
