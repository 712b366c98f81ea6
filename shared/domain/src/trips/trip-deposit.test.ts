import { localDate } from '../calendar/index.ts';
import { planTripDeposit } from './trip-deposit.ts';

const deposit = { percent: 30, rest_days_before: 14 };
const facts = { price: 1_000_000, departure: localDate('2027-07-15'), today: localDate('2027-06-30') };

describe('The deposit of a trip', () => {
  it.each([
    [1_000_000, 300_000, 700_000],
    [999_999, 300_000, 699_999],
    [1_001, 301, 700],
    [2, 1, 1],
  ])('[CALL-68] of %i is %i now and %i later: whole tögrög that are the price together', (price, now, rest) => {
    expect(planTripDeposit(deposit, { ...facts, price })).toEqual({ now, rest, until: localDate('2027-07-01') });
  });

  it('[CALL-68] is offered until the day before the rest is due', () => {
    expect(planTripDeposit(deposit, { ...facts, today: localDate('2027-06-30') })).not.toBeNull();
    expect(planTripDeposit(deposit, { ...facts, today: localDate('2027-07-01') })).toBeNull();
  });

  it('[CALL-68] leaves the rest until the departure where the operator takes it there', () => {
    const there = { ...deposit, rest_days_before: 0 };
    expect(planTripDeposit(there, { ...facts, today: localDate('2027-07-14') })?.until).toBe(localDate('2027-07-15'));
  });

  it('[CALL-68] is none where the operator takes the whole now, or nothing would be left', () => {
    expect(planTripDeposit(null, facts)).toBeNull();
    expect(planTripDeposit({ ...deposit, percent: 99 }, { ...facts, price: 1 })).toBeNull();
  });
});
