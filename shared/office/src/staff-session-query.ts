import { getStaffSession } from '@aylal/contracts/office';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** Who is signed in. */
export function staffSessionQuery({ api }: Pick<Services, 'api'>) {
  return endpointQuery(api, getStaffSession, {}, { staleTime: stale.lists });
}
