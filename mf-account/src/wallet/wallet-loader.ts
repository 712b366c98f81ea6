import type { LoaderArgs } from '@aylal/shell';
import { readWalletStatementQuery } from '../api/read-wallet-statement-query.ts';
import { walletQuery } from '../api/wallet-query.ts';
import { isTurnedRound, statementFilterOf } from '../domain/statement-filter.ts';

/** Begins to read the wallet and the statement that the address asks for, unless nobody is signed in (ROLE-07). */
export function loadWallet({ url, services }: LoaderArgs): null {
  if (services.session.get().status === 'anonymous') return null;
  const filter = statementFilterOf(url.searchParams);
  void services.queryClient.prefetchQuery(walletQuery(services, 'wallet'));
  if (!isTurnedRound(filter))
    void services.queryClient.prefetchQuery(readWalletStatementQuery(services, 'wallet', filter));
  return null;
}
