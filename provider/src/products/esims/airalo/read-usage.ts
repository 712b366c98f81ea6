import type * as v from 'valibot';
import type { SupplierUsage } from '../esim-supplier.ts';
import type { usage } from './airalo-messages.ts';

const statuses = { NOT_ACTIVE: 'waiting', ACTIVE: 'active', FINISHED: 'finished', EXPIRED: 'expired' } as const;

/** The usage as we speak of it; undefined where the partner says that it does not know. */
export function readUsage(told: v.InferOutput<typeof usage>['data']): SupplierUsage | undefined {
  if (told.status === 'UNKNOWN') return undefined;
  return {
    remaining: told.remaining,
    total: told.total,
    remainingVoice: told.remaining_voice,
    totalVoice: told.total_voice,
    remainingText: told.remaining_text,
    totalText: told.total_text,
    expiresAt: told.expired_at === null ? null : Date.parse(`${told.expired_at.replace(' ', 'T')}Z`),
    isUnlimited: told.is_unlimited,
    status: statuses[told.status],
  };
}
