import { readAvailability } from './read-availability.ts';

const terms = [{ Amount: 389_000, FromDate: '2026-12-17T18:00:00+08:00' }];

describe('Answers of partners', () => {
  it('[HOTEL-01] are read each in its own words', () => {
    const { stays, dropped } = readAvailability([
      { ota: 'dida', HotelID: 'A', TotalPrice: 389_000, ListPrice: 420_000, CancellationPolicyList: terms },
      {
        ota: 'hotelbeds',
        code: 'B',
        minRate: '389000.00',
        cancellationPolicies: [{ amount: '389000.00', from: '2026-12-17T18:00:00+08:00' }],
      },
      {
        ota: 'ctrip',
        hotelId: 'C',
        price: { amount: 389_000 },
        cancelRules: ['2026-12-17T18:00:00+08:00|389000'],
      },
      { ota: 'agoda', id: 'D', sum: 389_000, penalties: terms },
    ]);
    expect(dropped).toBe(0);
    for (const code of ['A', 'B', 'C', 'D'])
      expect(stays.get(code)).toMatchObject({ code, prices: { total: 389_000 }, cancellation: terms });
    expect(stays.get('A')?.prices.previous_total).toBe(420_000);
  });

  it.each([
    null,
    7,
    'x',
    {},
    { ota: 'nobody', id: 'D', sum: 1, penalties: [] },
    { ota: 'hotelbeds', code: 'B', minRate: '12', cancellationPolicies: [] },
    { ota: 'dida', HotelID: 'A', TotalPrice: -5, CancellationPolicyList: [] },
    { ota: 'ctrip', hotelId: 'C', price: { amount: 5 }, cancelRules: ['tomorrow|x'] },
  ])('cost one record when it is %j, and no other of fifty', (bad) => {
    const good = Array.from({ length: 49 }, (_, at) => ({ ota: 'agoda', id: `H${at}`, sum: 1000, penalties: [] }));
    const { stays, dropped } = readAvailability([...good.slice(0, 20), bad, ...good.slice(20)]);
    expect({ read: stays.size, dropped }).toEqual({ read: 49, dropped: 1 });
  });
});
