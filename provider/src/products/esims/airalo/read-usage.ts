import type * as v from 'valibot';
import type { SupplierUsage } from '../esim-supplier.ts';
import type { usage } from './airalo-messages.ts';

const statuses = { NOT_ACTIVE: 'waiting', ACTIVE: 'active', FINISHED: 'finished', EXPIRED: 'expired' } as const;

/** The usage as we speak of it; undefined where the partner says that it does not know. */
export function readUsage(data: v.InferOutput<typeof usage>['data']): SupplierUsage | undefined {
  if (data.status === 'UNKNOWN') return undefined;
  return {
    remaining: data.remaining,
    total: data.total,
    remainingVoice: data.remaining_voice,
    totalVoice: data.total_voice,
    remainingText: data.remaining_text,
    totalText: data.total_text,
    expiresAt: data.expired_at === null ? null : Date.parse(`${data.expired_at.replace(' ', 'T')}Z`),
    isUnlimited: data.is_unlimited,
    status: statuses[data.status],
  };
}
