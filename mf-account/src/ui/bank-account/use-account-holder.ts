import { isAccountNumber, tidyAccountNumber } from '@aylal/domain/payments';
import { ApiError, useQuery, useServices } from '@aylal/shell';
import { useDebounced } from '@aylal/ui/primitives';
import { checkAccountNameQuery } from '../../api/bank-queries.ts';

/** Who holds the account that is being typed: nothing asked yet, asking, known, no such account, asked too often, or no answer. */
export type AccountHolder =
  | { readonly state: 'none' }
  | { readonly state: 'asking' }
  | { readonly state: 'known'; readonly name: string }
  | { readonly state: 'unknown' }
  | { readonly state: 'too-often' | 'failed'; readonly retry: () => void };

/** Nobody is asked about while a number is still being typed: half of it may be somebody else's (AUT-4). */
const typingPauseMs = 500;

/** Asks the bank once both bank and a whole account number are there (REFUND-09). The name is last name, space, first name (GAP-53). */
export function useAccountHolder(bankCode: string | undefined, typed: string): AccountHolder {
  const services = useServices();
  const account = tidyAccountNumber(typed);
  const asked = useDebounced(account, typingPauseMs);
  const whole = bankCode !== undefined && isAccountNumber(account);
  const enabled = whole && asked === account;
  const { data, isFetching, error, refetch } = useQuery({
    ...checkAccountNameQuery(services, bankCode ?? '', asked),
    enabled,
  });
  if (!whole) return { state: 'none' };
  if (!enabled || isFetching) return { state: 'asking' };
  if (data) return { state: 'known', name: `${data.result.custLastName} ${data.result.custFirstName}` };
  const status = error instanceof ApiError ? error.statusCode : null;
  if (status === 404 || status === 400) return { state: 'unknown' };
  return { state: status === 429 ? 'too-often' : 'failed', retry: () => void refetch() };
}
