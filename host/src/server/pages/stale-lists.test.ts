/** @jest-environment node */
import { operations } from '@aylal/contracts';
import { makesListsStale, staleListsMark } from './stale-lists.ts';

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
    'check-payment',
    'cancel-order',
    'cancel-hotel-booking',
    'refund-flight',
    'refund-bus-ticket',
  ])('is set after %s', (name) => expect(marking(200)).toContain(name));

  it('is not set after a refusal, nor after what moves neither money nor seats', () => {
    expect(marking(409)).toEqual([]);
    expect(marking(200)).not.toContain('update-user');
  });

  it('is the cookie reValidate, secure where the page is', () => {
    expect(staleListsMark(true)).toBe('reValidate=1; Path=/; SameSite=Lax; Secure');
    expect(staleListsMark(false)).toBe('reValidate=1; Path=/; SameSite=Lax');
  });
});
