import { localDate } from '@aylal/domain/calendar';
import { readBankOffers } from './bank-offers.ts';
import { starsOf } from './bank-facts.ts';
import { facilityKey } from './facility-keys.ts';
import { mergeTerms } from './merge-terms.ts';
import { shareRooms } from './share-rooms.ts';
import { addDecimals, isMore, toTugrug } from './to-tugrug.ts';

describe('Who sleeps where', () => {
  it.each([
    [{ rooms: 1, adults: 2, ages: '' }, [{ rooms: 1, adults: 2, ages: [] }]],
    [{ rooms: 2, adults: 4, ages: '' }, [{ rooms: 2, adults: 2, ages: [] }]],
    [
      { rooms: 2, adults: 3, ages: '7' },
      [
        { rooms: 1, adults: 2, ages: [] },
        { rooms: 1, adults: 1, ages: [7] },
      ],
    ],
    [{ rooms: 2, adults: 2, ages: '4,4' }, [{ rooms: 2, adults: 1, ages: [4] }]],
    [{ rooms: 1, adults: 1, ages: '9,2' }, [{ rooms: 1, adults: 1, ages: [2, 9] }]],
  ])('is shared evenly: %j', ({ rooms, adults, ages }, shared) => {
    const children = ages === '' ? 0 : ages.split(',').length;
    const days = { check_in: localDate('2026-12-18'), check_out: localDate('2026-12-21') } as const;
    expect(shareRooms({ ...days, rooms, adults, children, child_age_details: ages })).toEqual(shared);
  });
});

describe('Sums of the bank', () => {
  it.each([
    ['100.00', '3585.00', 358_500],
    ['0.01', '3585.00', 36],
    ['118.27', '3450.125', 408_047],
    ['9007199254.99', '1', 9_007_199_255],
    ['12', '1', 12],
  ])('%s at %s is ₮%i, rounded up', (amount, rate, tugrug) => {
    expect(toTugrug(amount, rate)).toBe(tugrug);
  });

  it('add up and compare exactly', () => {
    expect(addDecimals(['0.1', '0.20', '3'])).toBe('3.30');
    expect(addDecimals(['5', '7'])).toBe('12');
    expect([isMore('0.30', '0.3'), isMore('0.31', '0.3'), isMore('10', '9.99')]).toEqual([false, true, true]);
  });
});

describe('Terms of rooms that are given up together', () => {
  it('add up by date, and never pass the price', () => {
    const one = [{ Amount: 100, FromDate: '2026-12-16T18:00:00+08:00' }];
    const other = [
      { Amount: 300, FromDate: '2026-12-17T18:00:00+08:00' },
      { Amount: 30, FromDate: '2026-12-15T18:00:00+08:00' },
    ];
    expect(mergeTerms([one, other], 350)).toEqual([
      { Amount: 30, FromDate: '2026-12-15T18:00:00+08:00' },
      { Amount: 130, FromDate: '2026-12-16T18:00:00+08:00' },
      { Amount: 350, FromDate: '2026-12-17T18:00:00+08:00' },
    ]);
  });
});

const occupancy = { rooms: 1, adults: 2, ages: [] };
const known = { rates: { USD: '3585.00' }, now: Date.parse('2026-12-01T00:00:00Z') };
const rate = (over: object = {}) => ({
  rateKey: 'k',
  rateClass: 'NOR',
  net: '100.00',
  boardCode: 'BB',
  adults: 2,
  cancellationPolicies: [{ amount: '100.00', from: '2026-12-17T23:59:00+08:00' }],
  ...over,
});
const offersOf = (
  rates: readonly unknown[],
  occupancies: readonly { rooms: number; adults: number; ages: number[] }[] = [occupancy],
  currency = 'USD',
) =>
  readBankOffers(
    { code: '1', currency, rooms: [{ code: 'DBL.ST', name: 'DOUBLE', rates: [...rates] }] },
    occupancies,
    known,
  );

describe('Offers of the bank', () => {
  it('are the cheapest rate of each board and class', () => {
    const offers = offersOf([rate(), rate({ net: '90.00' }), rate({ boardCode: 'RO', net: '80.00' })]);
    expect(offers.map(({ plan, cost, price }) => [plan, cost, price])).toEqual([
      ['RO.NOR', '80.00', 286_800],
      ['BB.NOR', '90.00', 322_650],
    ]);
  });

  it.each([
    ['is sold with a flight only', rate({ packaging: true })],
    ['is paid at the hotel', rate({ paymentType: 'AT_HOTEL' })],
    ['is of other people', rate({ adults: 3 })],
    ['cannot be read', rate({ net: 'free' })],
    ['is not even a rate', null],
  ])('leave out what %s, and no other', (_why, bad) => {
    expect(offersOf([bad, rate({ net: '120.00' })]).map(({ cost }) => cost)).toEqual(['120.00']);
  });

  it('are not sold below the price that the hotel demands', () => {
    expect(offersOf([rate({ sellingRate: '130.00', hotelMandatory: true })])[0]?.cost).toBe('130.00');
    expect(offersOf([rate({ sellingRate: '130.00' })])[0]?.cost).toBe('100.00');
  });

  it('give nothing back where the bank names no terms', () => {
    const [offer] = offersOf([rate({ cancellationPolicies: [] })]);
    expect(offer?.cancellation).toEqual([{ Amount: offer?.price, FromDate: '2026-11-30T00:00:00.000Z' }]);
  });

  it('have a rate for every room, or are none', () => {
    const two = [occupancy, { rooms: 1, adults: 1, ages: [7] }];
    const child = rate({ adults: 1, children: 1, childrenAges: '7', net: '70.00' });
    expect(offersOf([rate(), child], two)).toMatchObject([
      { cost: '170.00', parts: [{ net: '100.00' }, { net: '70.00' }] },
    ]);
    expect(offersOf([rate()], two)).toEqual([]);
    expect(offersOf([rate()], [occupancy], 'EUR')).toEqual([]);
  });

  it('[HOTEL-01] tell taxes apart: in the price, or at the hotel in its own money', () => {
    const taxes = {
      taxes: [
        { included: true, amount: '10.00' },
        { included: false, amount: '3.50', currency: 'EUR' },
        { included: true },
      ],
    };
    const [offer] = offersOf([
      rate({ taxes: { taxes: [...taxes.taxes, { included: false, amount: '0.25', currency: 'EUR' }] } }),
    ]);
    expect(offer?.fees).toEqual([
      { category: 'included', type: 'vat', is_exist: true, Amount: 35_850, Currency: 'MNT' },
      { category: 'at_property', type: 'city-tax', is_exist: true, Amount: 3.75, Currency: 'EUR' },
    ]);
  });
});

it.each([
  ['4EST', 4],
  ['3LL', 3],
  ['H3_5', 3.5],
  ['APTH2', 2],
  ['BOU', 0],
])('[HOTEL-15] reads the category %s as %d stars', (category, stars) => {
  expect(starsOf(category)).toBe(stars);
});

it.each([
  ['Wi-fi', 'wifi'],
  ['Outdoor freshwater swimming pool', 'pool'],
  ['Minibar', undefined],
  ['24-hour reception', 'reception'],
  ['Bathroom', undefined],
])('[HOTEL-04] knows the facility "%s" as %s', (name, key) => {
  expect(facilityKey(name)).toBe(key);
});
