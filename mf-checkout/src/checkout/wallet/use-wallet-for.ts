import type { Money } from '@aylal/domain/money';
import { useEvent, usePageReturn, useQuery, useServices, walletChanged } from '@aylal/shell';
import { generalWalletQuery } from '../../api/general-wallet-query.ts';

/** What the wallet holds for an order: `reserved` of it is set aside for this order already, `missing` is what it lacks. Read again when the wallet may have changed. */
export function useWalletFor(refNumber: string, amount: Money) {
  const query = useQuery(generalWalletQuery(useServices()));
  const reread = () => void query.refetch();
  useEvent(walletChanged, reread);
  usePageReturn(reread);
  const wallet = query.data?.result[0];
  if (!wallet) return { failed: query.isError, reread, wallet: undefined };
  const reserved = wallet.last_transactions
    .filter(({ kind, status, description }) => kind === 'payment' && status === 'PENDING' && description === refNumber)
    .reduce((sum, line) => sum + line.amount, 0);
  const balance = wallet.current_balance;
  const missing = Math.max(amount - balance - reserved, 0);
  return { failed: query.isError, reread, wallet: { balance, reserved, missing } };
}
