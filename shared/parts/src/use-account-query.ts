import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useQuery, useSession } from '@aylal/shell';
import { isSignedOut } from './query-errors.ts';

/** A query of the customer's own: not sent before the sign-in. `signedOut` says that the sign-in comes first, because nobody has signed in or the session has ended; `reread` sends it again, unless it is not to be sent (AUT-1). */
export function useAccountQuery<Answer, Key extends QueryKey>(options: UseQueryOptions<Answer, Error, Answer, Key>) {
  const anonymous = useSession().status === 'anonymous';
  const enabled = anonymous ? false : (options.enabled ?? true);
  const query = useQuery({ ...options, enabled });
  const reread = () => {
    if (enabled !== false) void query.refetch();
  };
  return { query, signedOut: anonymous || isSignedOut(query.error), reread };
}
