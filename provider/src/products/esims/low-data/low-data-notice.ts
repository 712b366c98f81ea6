import { lowDataShare, shareLeft } from '@aylal/domain/esims';
import type { SupplierUsage } from '../esim-supplier.ts';

/** Notices to a customer about their data: little is left, or none. */
export type DataNotice = 'low' | 'gone';

/** Last notice sent. Reset to `none` when there is enough data, so that notices are sent again after a top-up. */
export type SentNotice = 'none' | DataNotice;

/** The notice that is due for an eSIM. Nothing of one without a limit, of one that waits for its first use, or of one whose days are over. */
export function noticeOf(usage: Pick<SupplierUsage, 'remaining' | 'total' | 'isUnlimited' | 'status'>): SentNotice {
  const { remaining, total, isUnlimited, status } = usage;
  if (isUnlimited || total <= 0 || status === 'waiting' || status === 'expired') return 'none';
  if (remaining <= 0) return 'gone';
  return shareLeft(remaining, total) <= lowDataShare ? 'low' : 'none';
}

const rank: Readonly<Record<SentNotice, number>> = { none: 0, low: 1, gone: 2 };

/** Whether this says more than the last notice. */
export function isNewerNotice(notice: SentNotice, told: SentNotice): notice is DataNotice {
  return rank[notice] > rank[told];
}
