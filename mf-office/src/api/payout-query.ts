import { readPayout } from '@aylal/contracts/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

/** The payout that waits for approval. */
export function payoutQuery(services: Pick<Services, 'api' | 'queryClient'>, reference: string) {
  return officeQuery(services, readPayout, { params: { reference } });
}
