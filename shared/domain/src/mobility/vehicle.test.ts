import { batteryPercent, freshnessOf, lockStateOf, vehicleStatusLabel, vehicleTypeOf } from './vehicle.ts';

describe('A vehicle', () => {
  it.each([
    ['[MOB-02] a bike', 0, 'bike'],
    ['[MOB-03] a moped', 1, 'moped'],
    ['[MOB-04] a scooter', 2, 'scooter'],
    ['[MOB-05.1] a worker', 3, 'worker'],
    ['nothing known', 4, null],
    ['nothing known', -1, null],
    ['nothing known', 0.5, null],
  ])('is %s', (_name, code, type) => expect(vehicleTypeOf(code)).toBe(type));

  it.each([
    [0, 'locked'],
    [1, 'open'],
    [2, 'open'],
    [-1, 'open'],
    [null, 'unknown'],
  ])('[MOB-06.1] [MOB-06.2] with lock state %s is %s', (code, state) => expect(lockStateOf(code)).toBe(state));

  it.each([
    ['[MOB-08] 0', 0, 'normal'],
    ['[MOB-08] -1', -1, 'normal'],
    ['[MOB-09] 1', 1, 'normal-follow-up'],
    ['[MOB-10] -11', -11, 'lost-forever'],
    ['[MOB-11] -12', -12, 'lost-stolen'],
    ['[MOB-12] -10', -10, 'repair-not-urgent'],
    ['[MOB-13] -9', -9, 'repair-van'],
    ['[MOB-14] -8', -8, 'repair-workshop'],
    ['[MOB-15] -7', -7, 'repair-warehouse'],
    ['[MOB-16] -6', -6, 'repair-urgent'],
    ['[MOB-17] 2', 2, 'unknown'],
    ['[MOB-17] -5', -5, 'unknown'],
    ['[MOB-17] 1.5', 1.5, 'unknown'],
  ])('with status %s has its label', (_name, status, label) => expect(vehicleStatusLabel(status)).toBe(label));

  it.each([
    [0, 0],
    [56.4, 56],
    [100, 100],
    [101, null],
    [-1, null],
    [Number.NaN, null],
  ])('with a battery at %s shows %s', (percent, shown) => expect(batteryPercent(percent)).toBe(shown));

  it.each([
    [1_000, 1_000, { seconds: 0, stale: false }],
    [1_000, 1_600, { seconds: 600, stale: false }],
    [1_000, 1_601, { seconds: 601, stale: true }],
    [1_000, 900, { seconds: 0, stale: false }],
  ])('last seen at %s is shown at %s', (receivedAt, now, expected) =>
    expect(freshnessOf(receivedAt, now)).toEqual(expected),
  );
});
