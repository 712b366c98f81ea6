import { listAudit } from '@aylal/contracts/office';
import type { Services } from '@aylal/shell';
import { officeQuery } from './office-query.ts';

/** Lines of the audit log, the newest first. */
export function auditPageQuery(services: Pick<Services, 'api' | 'queryClient'>, before?: number) {
  return officeQuery(services, listAudit, { query: before === undefined ? {} : { before } });
}
