import { operations } from '@aylal/contracts/operations';
import type { ResultOf } from '@aylal/contracts';
import type { readFigures } from '@aylal/contracts/office';
import { addDays, homeDate, type LocalDate } from '@aylal/domain/calendar';
import { searchedProducts } from '@aylal/domain/office';
import { sql } from 'kysely';
import { addWork } from '../../commerce/work-list/work-list.ts';
import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';
import { createSearchCounter } from './search-counter.ts';

describe('Figures', () => {
  let at: BookingFixture;
  let first: LocalDate;
  beforeAll(async () => {
    at = await openBookingFixture();
    first = homeDate(at.clock.now());
  });
  afterAll(() => at.close());

  const figures = async (from = first, until = homeDate(at.clock.now())) => {
    const finance = await openOffice(at).signIn('finance');
    return (await finance.get(`figures/?from=${from}&until=${until}`)).result as ResultOf<typeof readFigures>;
  };

  it('say what was made, paid and delivered, each on its day', async () => {
    await at.issued();
    await at.invoiced();
    at.clock.advance(24 * 3_600_000);
    await at.invoiced();
    const { sales, steps } = await figures();
    expect(sales).toEqual([
      { day: first, product: 'flight', placed: 2, paid: 1, amount: TOTAL },
      { day: homeDate(at.clock.now()), product: 'flight', placed: 1, paid: 0, amount: 0 },
    ]);
    expect(steps).toEqual([{ product: 'flight', searched: 0, placed: 3, paid: 1, delivered: 1 }]);
    expect((await figures(first, first)).steps).toMatchObject([{ placed: 2 }]);
  });

  it('count searches by what they came to, of all providers together', async () => {
    const day = homeDate(at.clock.now());
    const other = createSearchCounter({ clock: at.clock, db: at.deps.db });
    other.see('search-trains', { status_code: 200, result: [1] });
    other.see('search-trains', { status_code: 200, result: [] });
    at.deps.answers.see('search-trains', { status_code: 503 });
    await other.store();
    await at.deps.answers.store();
    await other.store();
    const { searches, steps } = await figures(day, day);
    expect(searches).toContainEqual({ day, product: 'train', asked: 3, empty: 1, failed: 1 });
    expect(steps).toContainEqual({ product: 'train', searched: 3, placed: 0, paid: 0, delivered: 0 });
  });

  it('count a search of flights by what a carrier brings late, once', async () => {
    const day = homeDate(at.clock.now());
    const counter = createSearchCounter({ clock: at.clock, db: at.deps.db });
    const flights = async () => {
      await counter.store();
      return (await figures(day, day)).searches.find(({ product }) => product === 'flight');
    };
    const ids = ['a', 'b', 'c'].map((word) => word.repeat(36));
    const token = (id = '') => ({ token: `${id}.0.x.y` });
    for (const id of ids) counter.see('search-flight-offers', { status_code: 200, result: [], asked: token(id) });
    expect(await flights()).toMatchObject({ asked: 3, empty: 0, failed: 3 });
    const late = (id: string | undefined, result: unknown[], asked?: object) =>
      counter.see(
        'list-late-offers',
        { status_code: 200, result, asked },
        { release: '', body: null, query: token(id) },
      );
    late(ids[0], [1], token(ids[0]));
    late(ids[0], [1]);
    late(ids[1], [], token(ids[1]));
    late(ids[2], []);
    late('d'.repeat(36), [1]);
    expect(await flights()).toMatchObject({ asked: 3, empty: 1, failed: 1 });
  });

  it('count what customers search for as they do', async () => {
    const { searchTrains } = operations;
    const date = addDays(homeDate(at.clock.now()), 3);
    const asked = async () => {
      await at.work.storeAnswers();
      const { searches } = await figures();
      return searches.filter(({ product }) => product === 'train').reduce((sum, one) => sum + one.asked, 0);
    };
    const before = await asked();
    const url = `${searchTrains.path}?from=UB&to=DA&date=${date}`;
    const { statusCode } = await at.app.inject({ method: 'GET', url });
    expect(await asked()).toBe(before + (statusCode === 200 || statusCode >= 500 ? 1 : 0));
    await at.app.inject({ method: 'GET', url: `${searchTrains.path}?from=UB` });
    expect(await asked()).toBe(before + (statusCode === 200 || statusCode >= 500 ? 1 : 0));
  });

  it('name searches that there are', () => {
    const names = Object.values(operations).map(({ name }) => name);
    expect(Object.keys(searchedProducts).filter((name) => !names.includes(name as never))).toEqual([]);
  });

  it('keep what could not be stored for the next time', async () => {
    const { db } = at.deps;
    const counter = createSearchCounter({ clock: at.clock, db });
    counter.see('search-esims', { status_code: 200, result: [] });
    await sql`alter table search_counts rename to search_counts_away`.execute(db);
    await expect(counter.store()).rejects.toThrow('search_counts');
    await sql`alter table search_counts_away rename to search_counts`.execute(db);
    counter.see('search-esims', { status_code: 200, result: [1] });
    await counter.store();
    expect((await figures()).searches).toContainEqual(expect.objectContaining({ product: 'esim', asked: 2, empty: 1 }));
  });

  it('say how long work waited, what came late, and what waits now', async () => {
    const now = at.clock.now();
    const item = (reference: string, hours: number) =>
      addWork(at.deps.db, { kind: 'odd-answer', reference, amount: 0, task: 'Look', at: now - hours * 3_600_000 });
    await item('one', 1);
    await item('two', 500);
    await item('three', 600);
    await at.deps.db.updateTable('work_items').set({ done_at: now }).where('reference', 'in', ['one', 'two']).execute();
    const { finished, waiting } = await figures();
    expect(finished).toEqual([{ day: homeDate(now), kind: 'odd-answer', done: 2, half_minutes: 60, late: 1 }]);
    expect(waiting).toContainEqual({
      kind: 'odd-answer',
      ...{ open: 1, late: 1 },
      oldest_at: new Date(now - 600 * 3_600_000).toISOString(),
    });
  });

  it.each([
    ['the wrong way round', '2026-02-02', '2026-02-01'],
    ['of too many days', '2026-01-01', '2026-04-03'],
    ['of no day', '2026-02-30', '2026-03-01'],
  ])('are none %s', async (_name, from, until) => {
    const finance = await openOffice(at).signIn('finance');
    expect((await finance.get(`figures/?from=${from}&until=${until}`)).status).toBe(400);
  });
});
