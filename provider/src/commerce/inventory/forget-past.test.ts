import { daysMs, homeDate } from '@aylal/domain/calendar';
import { openBookingFixture, type BookingFixture } from '../../testing/booking-fixture.ts';
import { forgetPastInventory, forgetPastPlaces } from './forget-past.ts';
import { confirmInventory, holdInventory, releaseInventory } from './inventory-store.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

/** An order whose journey began so many days ago, and that comes back `back` days ago, with two units of each kind. */
async function travelled(daysAgo: number, back?: number): Promise<string> {
  const { ref } = await at.issued();
  const now = at.clock.now();
  const started = now - daysMs(daysAgo);
  await at.deps.db.updateTable('orders').set({ starts_at: started }).where('ref_number', '=', ref).execute();
  const run = `run-${daysAgo}`;
  await at.deps.db.transaction().execute(async (tx) => {
    const units = [started, ...(back === undefined ? [] : [now - daysMs(back)])].map((day) => ({
      resource: 'OM 301',
      date: homeDate(day),
      limit: 9,
    }));
    await holdInventory(tx, ref, units, 2);
    await confirmInventory(tx, ref);
    await tx.insertInto('bus_seats').values({ run, seat: 4, ref_number: ref }).execute();
    await tx.insertInto('train_places').values({ run, wagon: 1, place: 4, leg: 0, ref_number: ref }).execute();
  });
  return ref;
}
const counts = async () => {
  const all = [];
  for (const table of ['inventory', 'inventory_holds', 'bus_seats', 'train_places'] as const) {
    const { count } = await at.deps.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    all.push(count);
  }
  return all;
};

it('days that are over leave the inventory, those under way and those to come stay', async () => {
  const past = await travelled(8);
  await travelled(6);
  await travelled(-30);
  await travelled(9, -60);
  expect(await counts()).toEqual([5, 4, 4, 4]);
  const now = at.clock.now();
  await forgetPastInventory(at.deps.db, now);
  await forgetPastPlaces('bus_seats')(at.deps.db, now);
  await forgetPastPlaces('train_places')(at.deps.db, now);
  expect(await counts()).toEqual([3, 3, 2, 2]);
  // A refund that comes later frees what is there no longer.
  await at.deps.db.transaction().execute((tx) => releaseInventory(tx, past));
  expect(await counts()).toEqual([3, 3, 2, 2]);
});
