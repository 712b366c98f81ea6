import type { Config } from '../../../platform/config.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readHotelCities } from '../catalogue/hotel-city.ts';
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts';
import type { HotelSupplier } from '../suppliers/hotel-supplier.ts';
import { createBankCatalogue } from './bank-catalogue.ts';
import { createBedBankClient } from './bed-bank-client.ts';
import { createBedBankHotels } from './bed-bank-hotels.ts';

/** Descriptions of a whole city are a large answer, and are read once a day. */
const CONTENT_DEADLINE_MS = 8_000;

/** The hotels of the bed bank at `url`. A currency of which the shop has no rate is left out with its hotels. */
export function openBedBank(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  { url, key, secret }: Config['partners']['bedBank'] & { readonly url: string },
): { readonly catalogue: HotelCatalogue; readonly supplier: HotelSupplier } {
  const now = () => clock.now();
  const settings = { url: () => url, key, secret, now };
  const client = createBedBankClient(settings);
  const content = createBedBankClient({ ...settings, readDeadlineMs: CONTENT_DEADLINE_MS });
  const catalogue = createBankCatalogue({ clock, logger }, content, readHotelCities());
  const rates = async () => {
    const rows = await db.selectFrom('currency_rates').select(['currency', 'mnt']).execute();
    return Object.fromEntries(rows.map(({ currency, mnt }) => [currency, mnt]));
  };
  const supplier = createBedBankHotels({ client, catalogue, rates, now });
  return {
    catalogue,
    supplier: {
      ...supplier,
      close: async () => {
        await Promise.all([supplier.close(), content.close()]);
      },
    },
  };
}
