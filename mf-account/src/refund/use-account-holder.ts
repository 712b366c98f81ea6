import { isAccountNumber, tidyAccountNumber } from '@aylal/domain';
import { ApiError, useQuery, useServices } from '@aylal/shell';
import { checkAccountNameQuery } from '../api/bank-queries.ts';

/** Who holds the account that is being typed: nothing asked yet, asking, known, no such account, or no answer. */
export type AccountHolder =
  | { readonly state: 'none' }
  | { readonly state: 'asking' }
  | { readonly state: 'known'; readonly name: string }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** Asks the bank once both bank and a whole account number are there (REFUND-09). The name is last name, space, first name (GAP-53). */
export function useAccountHolder(bankCode: string | undefined, typed: string): AccountHolder {
  const services = useServices();
  const account = tidyAccountNumber(typed);
  const enabled = bankCode !== undefined && isAccountNumber(account);
  const holder = useQuery({ ...checkAccountNameQuery(services, bankCode ?? '', account), enabled });
  if (!enabled) return { state: 'none' };
  if (holder.data) {
    const { custFirstName, custLastName } = holder.data.result;
    return { state: 'known', name: `${custLastName} ${custFirstName}` };
  }
  if (holder.isPending) return { state: 'asking' };
  const status = holder.error instanceof ApiError ? holder.error.statusCode : null;
  return status === 404 || status === 400
    ? { state: 'unknown' }
    : { state: 'failed', retry: () => void holder.refetch() };
}
