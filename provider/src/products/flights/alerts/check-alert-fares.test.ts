import { addDays, searchHorizonDays, localDate, type LocalDate, homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../../platform/deps.ts';
import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';
import type { FarePort, LowestFare } from './fare-port.ts';
import { CHECK_EVERY_MS, checkAlertFares } from './check-alert-fares.ts';

const HOUR = 3_600_000;
const journey = {
  origin: 'UBN',
  destination: 'ICN',
  trip_type: 'RT',
  depart_date: localDate('2026-10-20'),
  return_date: localDate('2026-10-27'),
  max_price: 2_000_000,
  flex_date: 3,
  contact_email: 'anu@example.mn',
};

describe('Watched prices', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterEach(async () => {
    await provider.deps.db.deleteFrom('price_alerts').execute();
    await provider.deps.db.deleteFrom('outbox').execute();
  });
  afterAll(() => provider.close());

  const set = async (change: object = {}, language = 'en') => {
    const { statusCode } = await provider.app.inject({
      method: 'POST',
      url: '/api/flight/v4/rest/price_alert/',
      payload: { ...journey, ...change },
      headers: { 'accept-language': language },
    });
    expect(statusCode).toBe(201);
    await provider.deps.db.deleteFrom('outbox').execute();
  };
  const mails = () => provider.deps.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  const alerts = () => provider.deps.db.selectFrom('price_alerts').selectAll().execute();
  /** The same provider with these prices. */
  const withFares = (lowest: FarePort['lowest']): Deps => ({
    ...provider.deps,
    fares: { ...provider.deps.fares, lowest },
  });
  const priced = (total_fare: number): LowestFare => ({ depart_date: localDate('2026-10-22'), total_fare });
  const lookAt = (total: number | undefined) =>
    checkAlertFares(withFares(async () => (total === undefined ? undefined : priced(total))));

  it('[CALL-44] are reported in a mail when they fall to the limit, with the day, the offers and the way to stop', async () => {
    await set();
    await lookAt(2_000_001);
    expect(await mails()).toEqual([]);
    provider.clock.advance(CHECK_EVERY_MS);
    await lookAt(2_000_000);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'anu@example.mn', locale: 'en' });
    expect(mail?.subject).toContain('₮2,000,000');
    expect(mail?.body).toContain('Thu, 22 Oct 2026');
    expect(mail?.body).toContain(
      '/en/flights/results?_from=UBN&_to=ICN&depart_date=2026-10-22&return_date=2026-10-29&trip_type=RT&adult=1',
    );
    expect(mail?.body).toContain('/en/flights/alerts/stop?link=');
    expect(await alerts()).toMatchObject([{ lowest_date: '2026-10-22', lowest_total: 2_000_000, told: true }]);
  });

  it('[CALL-44] are reported once per fall, whatever time passes, and again after they have risen', async () => {
    await set();
    for (let hour = 0; hour < 30; hour += 1) {
      await lookAt(1_500_000);
      provider.clock.advance(HOUR);
    }
    expect(await mails()).toHaveLength(1);
    await lookAt(2_600_000);
    provider.clock.advance(HOUR);
    await lookAt(1_800_000);
    expect(await mails()).toHaveLength(2);
  });

  it('[CALL-44] are looked at once an hour and not between', async () => {
    await set();
    let looks = 0;
    const deps = withFares(async () => {
      looks += 1;
      return undefined;
    });
    for (let minute = 0; minute < 60; minute += 1) {
      await checkAlertFares(deps);
      provider.clock.advance(60_000);
    }
    expect(looks).toBe(1);
    await checkAlertFares(deps);
    expect(looks).toBe(2);
  });

  it('[CALL-44] are reported once when two instances look at the same time', async () => {
    await set();
    await Promise.all([lookAt(1_500_000), lookAt(1_500_000)]);
    expect(await mails()).toHaveLength(1);
  });

  it('[CALL-44] are reported in the language of the alert', async () => {
    await set({}, 'ko');
    await lookAt(1_500_000);
    expect(await mails()).toMatchObject([
      { locale: 'ko', subject: expect.stringContaining('₮1,500,000로 내렸습니다') },
    ]);
  });

  it('[CALL-44] are not reported when the customer stops the alert while they are looked up', async () => {
    await set();
    await checkAlertFares(
      withFares(async () => {
        await provider.deps.db.updateTable('price_alerts').set({ stopped_at: 1, next_check_at: null }).execute();
        return priced(1);
      }),
    );
    expect(await mails()).toEqual([]);
    expect(await alerts()).toMatchObject([{ stopped_at: 1, next_check_at: null, told: false }]);
  });

  it('[CALL-44] are not reported by a limit that the customer changes while they are looked up', async () => {
    await set();
    await checkAlertFares(
      withFares(async () => {
        await provider.deps.db
          .updateTable('price_alerts')
          .set({ max_price: 1_000_000, next_check_at: provider.clock.now() })
          .execute();
        return priced(1_900_000);
      }),
    );
    expect(await mails()).toEqual([]);
    expect(await alerts()).toMatchObject([{ max_price: 1_000_000, told: false }]);
  });

  it('[CALL-44] end with the day of departure: nobody looks any more', async () => {
    await set({ depart_date: addDays(today(), 1), return_date: addDays(today(), 4) });
    provider.clock.advance(48 * HOUR);
    let looks = 0;
    const deps = withFares(async () => {
      looks += 1;
      return priced(1);
    });
    await checkAlertFares(deps);
    expect(looks).toBe(0);
    expect(await alerts()).toMatchObject([{ next_check_at: null }]);
    expect(await mails()).toEqual([]);
  });

  it('[CALL-44] of others are looked at although one look fails, and that one is tried again', async () => {
    await set({ contact_email: 'first@example.mn' });
    provider.clock.advance(1_000);
    await set({ contact_email: 'second@example.mn' });
    let broken = true;
    const deps = withFares(async () => {
      if (broken) {
        broken = false;
        throw new Error('the carriers do not answer');
      }
      return priced(1);
    });
    await checkAlertFares(deps);
    expect(await mails()).toMatchObject([{ recipient: 'second@example.mn' }]);
    provider.clock.advance(5 * 60_000);
    await checkAlertFares(deps);
    expect((await mails()).map(({ recipient }) => recipient)).toContain('first@example.mn');
  });

  it('[CALL-44] are looked at a few at a time, the longest waiting first', async () => {
    for (let index = 0; index < 7; index += 1) {
      await set({ contact_email: `many${index}@example.mn` });
      provider.clock.advance(1_000);
    }
    await lookAt(1);
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
      [0, 1, 2].map((index) => `many${index}@example.mn`),
    );
    await lookAt(1);
    await lookAt(1);
    expect(await mails()).toHaveLength(7);
  });

  it('[VALID-33] are the lowest of the days around that the carriers sell, as far as the customer is flexible', async () => {
    const wish = { ...journey, next_trips: null, adult: 1, child: 0, infant: 0 };
    const depart_date = addDays(today(), 40);
    const around = { ...wish, depart_date, return_date: addDays(depart_date, 7) };
    const lowest = (days: number) => provider.deps.fares.lowest(around, days, provider.clock.now());
    const query = new URLSearchParams({
      _from: 'UBN',
      _to: 'ICN',
      trip_type: 'RT',
      depart_date,
      return_date: around.return_date,
    });
    const nearby: LowestFare[] = (
      await provider.app.inject({ url: `/api/flight/v4/rest/nearby_dates/?${query}` })
    ).json().result;
    const within = (days: number) =>
      nearby.filter(
        (day) => day.depart_date >= addDays(depart_date, -days) && day.depart_date <= addDays(depart_date, days),
      );
    const cheapest = (days: LowestFare[]) => Math.min(...days.map(({ total_fare }) => total_fare));
    expect((await lowest(3))?.total_fare).toBe(cheapest(within(3)));
    expect((await lowest(0))?.depart_date).toBe(depart_date);
    expect((await lowest(15))?.total_fare).toBeLessThanOrEqual(cheapest(nearby));
  });

  it('of several towns are those of the whole journey, moved as one', async () => {
    const towns = { ...journey, adult: 1, child: 0, infant: 0, return_date: null };
    const first = addDays(today(), 40);
    const tripsFrom = (day: string) => `ICN-NRT-${addDays(localDate(day), 3)}_NRT-UBN-${addDays(localDate(day), 8)}`;
    const wish = { ...towns, depart_date: first, next_trips: tripsFrom(first) };
    const found = await provider.deps.fares.lowest(wish, 3, provider.clock.now());
    const day = found?.depart_date ?? '';
    const query = { _from: 'UBN', _to: 'ICN', trip_type: 'MT', depart_date: day, next_trips: tripsFrom(day) };
    const offers = await provider.app.inject({ url: `/api/flight/v4/rest/search/?${new URLSearchParams(query)}` });
    expect(found?.total_fare).toBe(offers.json().result[0].total_fare);
  });

  it('[VALID-33] are never those of days that are over', async () => {
    const wish = {
      ...journey,
      next_trips: null,
      adult: 1,
      child: 0,
      infant: 0,
      depart_date: today(),
      return_date: addDays(today(), 5),
    };
    const found = await provider.deps.fares.lowest(wish, 3, provider.clock.now());
    expect(found?.depart_date).toBeDefined();
    expect(found && found.depart_date >= today()).toBe(true);
  });

  it('[VALID-33] are never those of days that nobody sells yet', async () => {
    const last = addDays(today(), searchHorizonDays);
    const wish = {
      ...journey,
      next_trips: null,
      adult: 1,
      child: 0,
      infant: 0,
      depart_date: addDays(last, 14),
      return_date: null,
    };
    expect(await provider.deps.fares.lowest(wish, 3, provider.clock.now())).toBeUndefined();
    const found = await provider.deps.fares.lowest(wish, 15, provider.clock.now());
    expect(found && found.depart_date <= last).toBe(true);
  });

  function today(): LocalDate {
    return homeDate(provider.clock.now());
  }
});
