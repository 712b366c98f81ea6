import { sql } from 'kysely';
import { sealedRows } from '../../platform/reseal/sealed-rows.ts';
import type { StoredEsim } from './stored-esim.ts';

/** The activation strings of eSIMs that were made. */
export const sealedActivations = sealedRows<{ readonly ref_number: string; readonly item: StoredEsim | null }>({
  table: 'orders',
  key: 'ref_number',
  where: sql<boolean>`product = 'esim'`,
  changed({ ref_number, item }, reseal) {
    const made = item?.made && { ...item.made, sealed: reseal(item.made.sealed, ref_number) };
    return { item: item && JSON.stringify({ ...item, made: made ?? null }) };
  },
});
