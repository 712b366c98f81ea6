import { readLedgerDay } from '@aylal/contracts/office';
import type { Services } from '@aylal/shell';
import { officeQuery } from './office-query.ts';

/** The books of a day. */
export function ledgerDayQuery(services: Pick<Services, 'api' | 'queryClient'>, day: string) {
  return officeQuery(services, readLedgerDay, { query: { day } });
}
