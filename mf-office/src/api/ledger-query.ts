import { readLedgerDay } from '@aylal/contracts/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

/** The books of a day. */
export function ledgerDayQuery(services: Pick<Services, 'api' | 'queryClient'>, day: string) {
  return officeQuery(services, readLedgerDay, { query: { day } });
}
