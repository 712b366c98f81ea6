/** @jest-environment node */
import { operations } from '@aylal/contracts/operations';
import { isPaidCheck, makesListsStale } from './stale-lists.ts';

const marking = (status: number) =>
  Object.values(operations)
    .filter((operation) => makesListsStale(operation, status))
    .map(({ name }) => name);

describe('[GAP-06] The mark of stale lists', () => {
  it.each([
    'book-flight',
    'book-hotel',
    'book-bus',
    'book-train',
    'book-trip',
    'book-transport',
    'book-esim',
    'book-insurance',
    'book-cart',
    'create-invoice',
    'cancel-order',
    'cancel-hotel-booking',
    'refund-flight',
    'refund-bus-ticket',
  ])('is set after %s', (name) => expect(marking(200)).toContain(name));

  it('is not set after a refusal, nor after what moves neither money nor seats', () => {
    expect(marking(409)).toEqual([]);
    expect(marking(200)).not.toContain('update-user');
    expect(marking(200)).not.toContain('check-payment');
  });

  it.each([
    ['paid', true],
    ['partial', true],
    ['waiting', false],
    ['not-started', false],
    ['expired', false],
    ['unknown', false],
  ])('is set after a check of a payment that is %s: %s', (state, stale) => {
    expect(isPaidCheck(JSON.stringify({ status_code: 200, result: { state } }))).toBe(stale);
  });

  it('is not set after a check whose answer cannot be read', () => {
    expect(['', '<html>', '{}', '{"result":null}'].map(isPaidCheck)).toEqual([false, false, false, false]);
  });
});
