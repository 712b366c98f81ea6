import { listReconciliation, readDifference } from '@aylal/contracts/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

type Around = Pick<Services, 'api' | 'queryClient'>;

/** The difference that a piece of work is about. */
export function differenceQuery(services: Around, reference: string) {
  return officeQuery(services, readDifference, { params: { reference } });
}

/** How far our books are compared with each partner's. */
export function reconciliationQuery(services: Around) {
  return officeQuery(services, listReconciliation);
}
