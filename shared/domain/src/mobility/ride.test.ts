import { rideHindrance, rideHold, ridePrice, rideReceiptHindrance, rideReference } from './ride.ts';

const NOW = 1_790_000_000;
const vehicle = { vehicle_type: 2, status: 0, lock_state: 0, battery: 76, msg_time_ts: NOW - 20 };

describe('[PROD-10] The price of a ride', () => {
  it.each([
    ['scooter', 0, 850],
    ['scooter', 60, 850],
    ['scooter', 61, 1_000],
    ['bike', 600, 1_300],
    ['moped', 600, 3_500],
    ['moped', 86_400, 31_000],
  ] as const)('of a %s for %i seconds is %i', (type, seconds, price) => expect(ridePrice(type, seconds)).toBe(price));

  it('is never more than what is set aside', () => {
    expect(rideHold('scooter')).toBe(ridePrice('scooter', 10 * 86_400));
    expect(() => rideHold('worker')).toThrow('nobody rides');
  });
});

describe('The reference of a ride', () => {
  it.each([
    ['RIDE-0A9Z12BC', true],
    ['RIDE-0A9Z12B', false],
    ['RIDE-0A9Z12BCD', false],
    ['RIDE-0a9z12bc', false],
    ['XRIDE-0A9Z12BC', false],
    ['AYL-0A9Z12BC', false],
  ])('%s: %s', (reference, isOne) => expect(rideReference.test(reference)).toBe(isOne));
});

describe('[PROD-12] The tax receipt of a ride', () => {
  it.each([
    [{ ended_at: null, price: null }, 'running'],
    [{ ended_at: null, price: 850 }, 'running'],
    [{ ended_at: NOW, price: 0 }, 'free'],
    [{ ended_at: '2026-09-01T08:00:00.000Z', price: 850 }, null],
  ] as const)('is hindered for %j by %s', (ride, hindrance) => expect(rideReceiptHindrance(ride)).toBe(hindrance));
});

describe('[PROD-10] A vehicle', () => {
  it.each([
    [{}, null],
    [{ status: 1 }, null],
    [{ vehicle_type: 3 }, 'worker'],
    [{ vehicle_type: 9 }, 'worker'],
    [{ msg_time_ts: NOW - 3_600 }, 'stale'],
    [{ status: -12 }, 'status'],
    [{ status: 7 }, 'status'],
    [{ lock_state: 1 }, 'open'],
    [{ lock_state: null }, 'lock'],
    [{ battery: 10 }, null],
    [{ battery: 9 }, 'battery'],
    [{ battery: 140 }, 'battery'],
  ] as const)('with %j is hindered by %s', (over, hindrance) => {
    expect(rideHindrance({ ...vehicle, ...over }, NOW)).toBe(hindrance);
  });
});
