import { listPasskeys } from '@aylal/contracts/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

/** One's own passkeys. */
export function passkeysQuery(services: Pick<Services, 'api' | 'queryClient'>) {
  return officeQuery(services, listPasskeys);
}
