import { listAudit } from '@aylal/contracts/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

/** Lines of the audit log, the newest first. */
export function auditPageQuery(services: Pick<Services, 'api' | 'queryClient'>, before?: number) {
  return officeQuery(services, listAudit, { query: before === undefined ? {} : { before } });
}
