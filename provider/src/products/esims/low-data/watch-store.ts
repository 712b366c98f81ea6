import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { SentNotice } from './low-data-notice.ts';

interface EsimWatchTable {
  /** The order that the eSIM was bought by. */
  ref_number: string;
  iccid: string;
  told: SentNotice;
  attempts: number;
  /** When its data are looked at next, in milliseconds; null once its days are over. */
  next_at: number | null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** eSIMs whose owners are notified when little data is left. */
    esim_watches: EsimWatchTable;
  }
}

export type EsimWatch = Selectable<EsimWatchTable>;

/** Begins to look after an eSIM, or looks at it at once where it is looked after already: something was added to it. */
export async function watchEsim(db: Db, { ref_number, iccid }: Pick<EsimWatch, 'ref_number' | 'iccid'>, now: number) {
  await db
    .insertInto('esim_watches')
    .values({ ref_number, iccid, told: 'none', attempts: 0, next_at: now })
    .onConflict((conflict) => conflict.column('ref_number').doUpdateSet({ next_at: now, attempts: 0 }))
    .execute();
}
