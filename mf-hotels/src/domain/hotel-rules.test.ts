import { buildRate } from '../testing/build-hotel-page.ts';
import { groupRates } from './group-rates.ts';
import { hotelSlug } from './hotel-slug.ts';
import { partnerKey } from './partner-name.ts';

describe('The name of a partner', () => {
  it.each([
    ['dida', 'dida'],
    ['hotelbeds', 'hotelbeds'],
    ['ctrip', 'other'],
    ['agoda', 'other'],
    ['', 'other'],
  ])('[HOTEL-02] [GAP-77] of "%s" is that of %s', (ota, key) => {
    expect(partnerKey(ota)).toBe(key);
  });
});

describe('The name of a hotel in an address', () => {
  it.each([
    ['Тэнгэр Плаза', 'tenger-plaza'],
    ['Garden Seoul Hostel', 'garden-seoul-hostel'],
    ['???', 'hotel'],
  ])('of %s is %s', (name, slug) => {
    expect(hotelSlug(name)).toBe(slug);
  });
});

describe('Rates of one room', () => {
  const prices = (total: number) => ({ total, per_night: total / 3, previous_total: null });
  const room = (key: string) => ({ ...buildRate().room, key });

  it('stand together, cheapest first, sold-out ones last but there', () => {
    const groups = groupRates([
      buildRate({ room: room('suite'), rates: prices(900_000) }),
      buildRate({ room: room('twin'), rates: prices(600_000), rate_plan_id: 'flexible' }),
      buildRate({ room: room('twin'), rates: prices(300_000), left: 0, rate_plan_id: 'gone' }),
      buildRate({ room: room('twin'), rates: prices(500_000), rate_plan_id: 'saver' }),
      buildRate({ room: room('family'), rates: prices(200_000), left: 0 }),
    ]);
    expect(groups.map((group) => group.room.key)).toEqual(['twin', 'suite', 'family']);
    expect(groups[0]?.rates.map(({ rate_plan_id }) => rate_plan_id)).toEqual(['saver', 'flexible', 'gone']);
  });
});
