import type { LoaderArgs } from '@aylal/shell';
import { walletQuery } from '../api/wallet-query.ts';

/** Begins to read the game wallet, unless nobody is signed in. */
export function loadGameWallet({ services }: LoaderArgs): null {
  if (services.session.get().status !== 'anonymous')
    void services.queryClient.prefetchQuery(walletQuery(services, 'game'));
  return null;
}
