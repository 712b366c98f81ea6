import { currencies, type Currency } from '@aylal/domain/money';
import type { Deps } from '../../platform/deps.ts';

/** What one unit of each display currency costs in MNT, as decimals. */
export async function readRates({ db }: Pick<Deps, 'db'>): Promise<Record<Currency, string>> {
  const rows = await db.selectFrom('currency_rates').select(['currency', 'mnt']).execute();
  const byCurrency = new Map(rows.map(({ currency, mnt }) => [currency, mnt]));
  const rate = (currency: Currency) => {
    const mnt = byCurrency.get(currency);
    if (mnt === undefined) throw new Error(`There is no rate of ${currency}`);
    return [currency, mnt] as const;
  };
  return Object.fromEntries(currencies.map(rate)) as Record<Currency, string>;
}
