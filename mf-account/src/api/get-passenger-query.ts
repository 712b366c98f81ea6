import { getPassenger } from '@aylal/contracts/account';
import { endpointQuery, type Services } from '@aylal/shell';

/** One saved passenger with whole numbers. Kept no longer than the form that shows it (PII-2). */
export function getPassengerQuery({ api }: Pick<Services, 'api'>, id: string) {
  return { ...endpointQuery(api, getPassenger, { params: { id } }), gcTime: 0 };
}
