import type { JourneyKind } from '@aylal/domain/hotels';
import type { Locale } from '@aylal/domain/language';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

interface HotelReviewTable {
  ref_number: string;
  /** What everybody sees of it; the number of the order stays its customer's. */
  id: string;
  user_id: string;
  tapa_code: string;
  score: number;
  text: string;
  language: Locale;
  country: string;
  /** `YYYY-MM` of the departure. */
  month: string;
  kind: JourneyKind;
  written_at: number;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    hotel_reviews: HotelReviewTable;
  }
}

export type ReviewRow = Selectable<HotelReviewTable>;

/** Stores the review of an order; a later one replaces it under the same id. */
export async function keepReview(tx: Db | Tx, row: ReviewRow): Promise<void> {
  const { ref_number: _order, id: _id, user_id: _user, tapa_code: _hotel, ...written } = row;
  await tx
    .insertInto('hotel_reviews')
    .values(row)
    .onConflict((conflict) => conflict.column('ref_number').doUpdateSet(written))
    .execute();
}

/** The review of an order; undefined without one. */
export async function findReview(db: Db | Tx, ref_number: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('hotel_reviews').selectAll().where('ref_number', '=', ref_number).executeTakeFirst();
}

/** What our own guests have written of a hotel, the newest first. */
export async function reviewsOfHotel(db: Db | Tx, code: string, most: number): Promise<readonly ReviewRow[]> {
  return db
    .selectFrom('hotel_reviews')
    .selectAll()
    .where('tapa_code', '=', code)
    .orderBy('written_at', 'desc')
    .limit(most)
    .execute();
}
