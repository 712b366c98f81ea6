import type { HotelFee } from '@aylal/contracts/hotels';
import type { BankRate } from './bed-bank-messages.ts';
import { addDecimals, toTugrug, type Rates } from './to-tugrug.ts';

/** The taxes of some rates, added up by currency: those in the price in tögrög where we can, those at the hotel in its own money. */
export function bankFees(parts: readonly BankRate[], currency: string, rates: Rates): HotelFee[] {
  const taxes = parts
    .flatMap((part) => part.taxes?.taxes ?? [])
    .flatMap(({ included, amount, currency: own = currency }) =>
      amount === undefined ? [] : [{ included, amount, own }],
    );
  return [...Map.groupBy(taxes, ({ included, own }) => `${included} ${own}`).values()].flatMap((alike): HotelFee[] => {
    const [first] = alike;
    if (!first) return [];
    const sum = addDecimals(alike.map(({ amount }) => amount));
    const own = { Amount: Number(sum), Currency: first.own };
    if (!first.included) return [{ category: 'at_property', type: 'city-tax', is_exist: true, ...own }];
    const rate = rates[first.own];
    const inPrice = rate === undefined ? own : { Amount: toTugrug(sum, rate), Currency: 'MNT' };
    return [{ category: 'included', type: 'vat', is_exist: true, ...inPrice }];
  });
}
