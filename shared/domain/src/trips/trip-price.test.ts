import { localDate } from '../calendar/index.ts';
import { priceTrip, tripPartyOf, tripSingles } from './trip-price.ts';

const prices = { price: 1000, single_supplement: 300, child_price: 700 };

describe('The price of a trip', () => {
  it.each([
    ['two share a room', { adults: 2, children: 0, singles: 0 }, 0, 2000],
    ['one alone has a room alone', { adults: 1, children: 0, singles: 0 }, 1, 1300],
    ['of three one is left over', { adults: 3, children: 0, singles: 0 }, 1, 3300],
    ['one of three wishes for it, the others share', { adults: 3, children: 0, singles: 1 }, 1, 3300],
    ['one of two wishes for it, and the other is alone then', { adults: 2, children: 0, singles: 1 }, 2, 2600],
    ['a child sleeps in the room of the one left over', { adults: 1, children: 1, singles: 0 }, 0, 1700],
    ['nobody leaves a child alone', { adults: 2, children: 1, singles: 2 }, 1, 3000],
    ['no more rooms than grown-ups', { adults: 2, children: 0, singles: 9 }, 2, 2600],
  ])('[CALL-68] %s', (_, party, singles, total) => {
    expect(tripSingles(party)).toBe(singles);
    expect(priceTrip(prices, party)).toMatchObject({ singles, total });
  });

  it('[CALL-68] has no supplement where nobody sleeps', () => {
    const day = { ...prices, single_supplement: 0 };
    expect(priceTrip(day, { adults: 1, children: 0, singles: 0 })).toMatchObject({ singles: 0, total: 1000 });
  });

  it('[CALL-68] takes the age on the day of the departure', () => {
    const born = ['2015-07-11', '2015-07-12', '1990-01-01'].map(localDate);
    expect(tripPartyOf(born, localDate('2027-07-11'), 12)).toEqual({ adults: 2, children: 1 });
    expect(tripPartyOf(born, localDate('2027-07-11'), 0)).toEqual({ adults: 3, children: 0 });
  });
});
