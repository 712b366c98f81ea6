import { listOverdueInstalments } from '@aylal/contracts/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

/** A page of overdue instalments, from behind the cursor on. */
export function overdueQuery(services: Pick<Services, 'api' | 'queryClient'>, after?: string) {
  return officeQuery(services, listOverdueInstalments, { query: after === undefined ? {} : { after } });
}
