import { homeInstant, localDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { addCoupons } from './coupon-store.ts';

/** Coupons to play with, in the sandbox only: a tenth, an amount, and one that is over. */
export async function seedSandboxCoupons({ db, config }: Pick<Deps, 'config' | 'db'>): Promise<void> {
  if (!config.sandbox) return;
  await addCoupons(db, [
    {
      code: 'AYLAL10',
      kind: 'percent',
      value: 10,
      most: 100_000,
      min_total: 300_000,
      valid_until: homeInstant(localDate('2030-01-01')),
      max_uses: null,
    },
    {
      code: 'ULAAN50',
      kind: 'amount',
      value: 50_000,
      most: null,
      min_total: 500_000,
      valid_until: homeInstant(localDate('2030-01-01')),
      max_uses: null,
    },
    {
      code: 'NAADAM25',
      kind: 'percent',
      value: 25,
      most: 200_000,
      min_total: 0,
      valid_until: homeInstant(localDate('2025-07-16')),
      max_uses: null,
    },
  ]);
}
