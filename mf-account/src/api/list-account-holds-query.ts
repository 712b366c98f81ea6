import { listAccountHolds } from '@aylal/contracts/account';
import { endpointQuery, type Services } from '@aylal/shell';

/** What keeps the account from being deleted: always as it is now. */
export function listAccountHoldsQuery({ api }: Pick<Services, 'api'>) {
  return endpointQuery(api, listAccountHolds);
}
