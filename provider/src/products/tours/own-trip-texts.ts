import { inLanguages } from '@aylal/domain/language';
import { readOwnTexts } from '../../content/own-texts/own-texts.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SupplierTrip } from './trip-supplier.ts';

/** Trips with what the shop itself says of them, in the languages in which it has written; the rest is their operator's. */
export async function withOwnTexts(db: Db, trips: readonly SupplierTrip[]): Promise<readonly SupplierTrip[]> {
  const own = await readOwnTexts(db, 'trip');
  return trips.map((trip) => {
    const texts = own.get(trip.id);
    return texts
      ? {
          ...trip,
          title: inLanguages((locale) => texts[locale].title || trip.title[locale]),
          lead: inLanguages((locale) => texts[locale].text || trip.lead[locale]),
        }
      : trip;
  });
}
