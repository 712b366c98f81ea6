import { listLotteries } from '@aylal/contracts/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

/** The series of lotteries, the latest first. */
export function lotteriesQuery(services: Pick<Services, 'api' | 'queryClient'>) {
  return officeQuery(services, listLotteries, {});
}
