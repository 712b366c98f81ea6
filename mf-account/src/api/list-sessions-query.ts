import { listSessions } from '@aylal/contracts/account';
import { endpointQuery, type Services } from '@aylal/shell';

/** Where the customer is signed in: always as it is now. */
export function listSessionsQuery({ api }: Pick<Services, 'api'>) {
  return endpointQuery(api, listSessions);
}
