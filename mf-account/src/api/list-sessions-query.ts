import { listSessions } from '@aylal/contracts/account';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** Where the customer is signed in; read again after one was ended. */
export function listSessionsQuery({ api }: Pick<Services, 'api'>) {
  return endpointQuery(api, listSessions, {}, { staleTime: stale.lists });
}
