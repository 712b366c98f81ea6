import { lowDataShare, shareLeft } from '@aylal/domain';
import type { SupplierUsage } from '../esim-supplier.ts';

/** What a customer is told of their data: that little is left, that none is. */
export type DataNotice = 'low' | 'gone';

/** What has been told already; `none` again once there is enough, so that a top-up is followed by notices of its own. */
export type ToldNotice = 'none' | DataNotice;

/** What is to be told of an eSIM as it stands. Nothing of one without a limit, of one that waits for its first use, or of one whose days are over. */
export function noticeOf(usage: Pick<SupplierUsage, 'remaining' | 'total' | 'isUnlimited' | 'status'>): ToldNotice {
  const { remaining, total, isUnlimited, status } = usage;
  if (isUnlimited || total <= 0 || status === 'waiting' || status === 'expired') return 'none';
  if (remaining <= 0) return 'gone';
  return shareLeft(remaining, total) <= lowDataShare ? 'low' : 'none';
}

const rank: Readonly<Record<ToldNotice, number>> = { none: 0, low: 1, gone: 2 };

/** Whether this says more than what was told before. */
export function saysMore(notice: ToldNotice, told: ToldNotice): notice is DataNotice {
  return rank[notice] > rank[told];
}
