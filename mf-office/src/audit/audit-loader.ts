import type { LoaderArgs } from '@aylal/shell';
import { staffSessionQuery } from '../api/staff-session-query.ts';

/** Begins to read who is signed in before the page's code is there: of the log only auditors may read. */
export function loadAudit({ services }: LoaderArgs): null {
  void services.queryClient.prefetchQuery(staffSessionQuery(services));
  return null;
}
