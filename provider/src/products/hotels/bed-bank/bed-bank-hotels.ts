import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import type { CheckedOffer, HotelSupplier, StayQuestion } from '../suppliers/hotel-supplier.ts';
import type { BankCatalogue } from './bank-catalogue.ts';
import { readBankRateKey } from './bank-rate-key.ts';
import { bankRateView } from './bank-rate-view.ts';
import { createBankSearch, type BankSearch, type BankSearchParts } from './bank-search.ts';
import { createBankBookings } from './bed-bank-bookings.ts';

export interface BedBankParts extends BankSearchParts {
  readonly catalogue: Pick<BankCatalogue, 'roomImages'>;
  readonly now: () => number;
}

/** Hotels of a bed bank. Prices are the bank's own, turned into tögrög by the rates of the shop; what it charges beyond them is paid at the hotel. */
export function createBedBankHotels(parts: BedBankParts): HotelSupplier {
  const search = createBankSearch(parts);
  return {
    ...createBankBookings(parts, search),
    availability: search.cheapest,
    rates: async (question, hotel) =>
      (await search.offers(question, hotel.code)).map((offer) =>
        bankRateView(offer, {
          hotel,
          wish: question.wish,
          images: parts.catalogue.roomImages(hotel.code, offer.room.code),
        }),
      ),
    check: (question, hotel, rateKey) => check(parts, search, { question, hotel, rateKey }),
    sharesAllotment: false,
    allotment: () => null,
    close: parts.client.close,
  };
}

async function check(
  { catalogue }: BedBankParts,
  search: BankSearch,
  { question, hotel, rateKey }: { question: StayQuestion; hotel: HotelFacts; rateKey: string },
): Promise<CheckedOffer> {
  const name = readBankRateKey(rateKey);
  if (!name || name.hotel !== hotel.code) return { kind: 'gone' };
  const offer = await search.valid(question, name);
  if (!offer) return { kind: 'sold-out' };
  const images = catalogue.roomImages(hotel.code, offer.room.code);
  const now = bankRateView(offer, { hotel, wish: question.wish, images });
  return {
    kind: 'free',
    shown: { ...now, rate_key: rateKey, rates: { ...now.rates, total: name.shown } },
    price: offer.price,
    cancellation: offer.cancellation,
    bookingKey: JSON.stringify({ cost: offer.cost, currency: offer.currency }),
  };
}
