import { anotherBooking, ownNames, recordedBookings, type Statement } from './recorded-booking.ts';

/** What a provider sends for a booking, with a job of another connection in between. */
function sent(order: string, key: string): Statement[] {
  const on = (connection: number, text: string, ...values: unknown[]): Statement => ({ connection, text, values });
  return [
    on(1, 'select * from "sessions" where "token_hash" = $1', 'f'.repeat(64)),
    on(2, 'insert into idempotency_keys as known (key) select $1', key),
    on(1, 'select * from "flight_quotes" where "ref_number" = $1', `Q-${order.slice(-8)}`),
    on(3, 'begin'),
    on(4, 'begin'),
    on(4, 'select * from "outbox"'),
    on(3, 'with placed as (insert into "orders" ("ref_number", "quote_ref") …', order, `Q-${order.slice(-8)}`),
    on(4, 'commit'),
    on(3, 'with wanted … insert into inventory_holds', 'KE197', '2026-12-14', 164, order),
    on(3, 'commit'),
  ];
}
const first = sent('AYL-TJJHUPQM', 'e9112690-f9c6-4e65-bad3-6391de051d68');
const second = sent('AYL-AAAABBBB', '11112690-f9c6-4e65-bad3-6391de051d68');

describe('A recorded booking', () => {
  it('is its own statements alone, in their order', () => {
    const bookings = recordedBookings([...first, ...second]);
    expect(bookings).toHaveLength(2);
    expect(bookings[0]?.map(({ connection }) => connection)).toEqual([1, 2, 1, 3, 3, 3, 3]);
    expect(bookings[0]?.map(({ text }) => text.slice(0, 11))).toEqual([
      'select * fr',
      'insert into',
      'select * fr',
      'begin',
      'with placed',
      'with wanted',
      'commit',
    ]);
  });

  it('is refused where a part of it is missing', () => {
    expect(() => recordedBookings(first.slice(3))).toThrow('not recorded as a whole');
  });

  it('is made again under other names, on another flight, for the same customer and the same quote', () => {
    const [booking = [], other = []] = recordedBookings([...first, ...second]);
    const again = anotherBooking(booking, ownNames(booking, other), 7);
    expect(again[0]).toEqual(booking[0]);
    expect(again[1]?.values).toEqual(['e9112690-f9c6-4e65-bad3-639100000007']);
    expect(again[2]).toEqual(booking[2]);
    expect(again[4]?.values).toEqual(['AYL-00000007', 'Q-00000007']);
    expect(again[5]?.values).toEqual(['KE197-7', '2026-12-14', 1_000_000, 'AYL-00000007']);
  });
});
