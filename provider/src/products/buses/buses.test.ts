import type { BusDeparture, BusStop, NextDeparture } from '@aylal/contracts/bus';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

const trip = '101-201-2026-10-05';

describe('Buses', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
    // The sandbox's bus centre is reached over the wire.
    await provider.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => provider.deps.faults.clear());
  afterAll(async () => {
    await provider.close();
  });

  async function get<R>(path: string, language = 'en') {
    const answer = await provider.app.inject({ url: `/api/bus/${path}`, headers: { 'accept-language': language } });
    return { status: answer.statusCode, ...answer.json<{ result: R & { problem?: string } }>() };
  }
  const names = (stops: readonly BusStop[]) =>
    stops.map(({ town, name }) => (name === town ? town : `${town}, ${name}`));
  const schedule = async (x: string, language?: string) =>
    (await get<BusDeparture[]>(`schedule/${x}`, language)).result;

  it.each([
    ['all', 'en', ['Ulaanbaatar, Dragon terminal', 'Ulaanbaatar, Bayanzürkh terminal', 'Darkhan']],
    ['драг', 'mn', ['Улаанбаатар, Драгон төв']],
    ['ulaanb', 'mn', ['Улаанбаатар, Драгон төв', 'Улаанбаатар, Баянзүрх төв']],
    ['ulgii', 'en', ['Ölgii']],
    ['хархорум', 'mn', ['Хархорин']],
    ['УБ', 'mn', ['Улаанбаатар, Драгон төв', 'Улаанбаатар, Баянзүрх төв']],
    ['科布多', 'zh', ['科布多']],
    ['qqq', 'en', []],
  ])('[CALL-29] [API-45] [GAP-52.1] begins at "%s", asked in %s', async (typed, language, expected) => {
    const { result } = await get<BusStop[]>(`location_stop/${encodeURIComponent(typed)}`, language);
    expect(names(result).slice(0, 3)).toEqual(expected);
  });

  it('[CALL-30] [API-46] [GAP-52.2] goes only to where a bus gets without a change', async () => {
    const east = names((await get<BusStop[]>('location_end/102')).result);
    expect(east).toEqual(expect.arrayContaining(['Choibalsan', 'Zamyn-Üüd', 'Dalanzadgad']));
    expect(east).not.toContain('Darkhan');
    expect(names((await get<BusStop[]>('location_end/211')).result)).toContain('Ulaanbaatar, Dragon terminal');
    expect((await get('location_end/999')).status).toBe(404);
    expect((await get('location_end/nowhere')).status).toBe(404);
  });

  it('[CALL-31] [API-47] [GAP-52.3] has the buses of a day with every seat, the earliest first', async () => {
    const buses = await schedule(trip);
    expect(buses.length).toBeGreaterThanOrEqual(8);
    expect(buses.map(({ departure_time }) => departure_time)).toEqual(
      buses.map(({ departure_time }) => departure_time).toSorted(),
    );
    expect(
      buses.map(({ departure_time, arrival_time, price }) => [departure_time, arrival_time, price]),
    ).toContainEqual(['2026-10-05T14:30:00+08:00', '2026-10-05T18:15:00+08:00', 28_000]);
    for (const { seats, seat_plan, price, child_price } of buses) {
      expect(seats.map(({ seat }) => seat)).toEqual(Array.from({ length: seat_plan }, (_, index) => index + 1));
      expect(child_price).toBeLessThan(price);
    }
    expect(await schedule(trip)).toEqual(buses);
  });

  it('[CALL-31] reads each time on the clock of its place, and boards a bus where it passes', async () => {
    const [toKhovd] = await schedule('101-211-2026-10-05');
    expect([toKhovd?.departure_time, toKhovd?.arrival_time]).toEqual([
      '2026-10-05T11:00:00+08:00',
      '2026-10-06T10:00:00+07:00',
    ]);
    const passing = (await schedule('210-101-2026-10-06')).map(({ departure_time }) => departure_time);
    expect(passing).toContain('2026-10-06T19:00:00+07:00');
    // Ölgii is served on three days of the week.
    expect(await schedule('101-212-2026-10-06')).toEqual([]);
    expect(await schedule('101-212-2026-10-07')).toHaveLength(1);
  });

  it('[CALL-30] [CALL-31] by town, goes from whichever of its stations a bus leaves from', async () => {
    const ends = names((await get<BusStop[]>('location_end/101?by=town')).result);
    expect(ends).toEqual(expect.arrayContaining(['Darkhan', 'Choibalsan']));
    expect(ends.some((one) => one.startsWith('Ulaanbaatar'))).toBe(false);
    const back = names((await get<BusStop[]>('location_end/304?by=town')).result);
    expect(back).toEqual(expect.arrayContaining(['Ulaanbaatar, Dragon terminal', 'Ulaanbaatar, Bayanzürkh terminal']));

    const toChoibalsan = (await get<BusDeparture[]>('schedule/101-304-2026-10-05?by=town')).result;
    expect(toChoibalsan.map(({ stop, end }) => [stop.id, end.id])).toEqual([
      ['102', '304'],
      ['102', '304'],
    ]);
    expect((await get<BusDeparture[]>(`schedule/${trip}?by=town`)).result).toEqual(await schedule(trip));
    expect((await get('schedule/201-304-2026-10-05?by=town')).status).toBe(404);
    expect((await get('location_end/101?by=street')).status).toBe(400);
  });

  it('[CALL-31] names the nearest day of a line where the asked one has no bus', async () => {
    // To Ölgii on Mondays, Wednesdays and Fridays: of two that are equally near, the later.
    expect(await get('schedule/101-212-2026-10-06')).toMatchObject({ result: [], nearest_date: '2026-10-07' });
    expect(await get('schedule/101-212-2026-10-10')).toMatchObject({ result: [], nearest_date: '2026-10-09' });
    expect(await get(`schedule/${trip}`)).not.toHaveProperty('nearest_date');
    // Nothing is on sale so far ahead, so no day is the nearest.
    expect(await get('schedule/101-212-2026-12-29')).toMatchObject({ result: [], nearest_date: null });
  });

  it('[CALL-31] sells no bus that has left, and none beyond the time of sale', async () => {
    provider.clock.advance(8 * 3_600_000);
    const today = (await schedule('101-201-2026-09-01')).map(({ departure_time }) => departure_time.slice(11, 16));
    expect(today[0]).toBe('16:30');
    expect(await schedule('101-201-2026-12-01')).toEqual([]);
  });

  it('has the next bus to each town from the capital, the earliest first, at the price of its own day (NEED-174)', async () => {
    const { result } = await get<NextDeparture[]>('departures/');
    expect(result).toHaveLength(8);
    const times = result.map(({ departure_time }) => Date.parse(departure_time));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.every((time) => time > provider.clock.now())).toBe(true);
    expect(new Set(result.map(({ to_name }) => to_name)).size).toBe(8);
    for (const { from, to, departure_time, price, free } of result) {
      const day = await schedule(`${from}-${to}-${departure_time.slice(0, 10)}`);
      const same = day.find((one) => one.departure_time === departure_time);
      expect(same?.price).toBe(price);
      expect(same?.seats.filter(({ is_free }) => is_free)).toHaveLength(free);
    }
  });

  it('shows what leaves next for ten minutes while the bus centre is silent, and no older seats (NEED-174)', async () => {
    const { result } = await get<NextDeparture[]>('departures/');
    provider.deps.faults.add({ id: 'down', operation: 'bus', kind: 'fail', status: 400 });
    provider.clock.advance(5 * 60_000);
    expect((await get<NextDeparture[]>('departures/')).result.length).toBeGreaterThan(result.length - 4);
    provider.clock.advance(6 * 60_000);
    expect((await get('departures/')).status).toBe(503);
    provider.deps.faults.clear();
    provider.clock.advance(60_000);
    expect((await get<NextDeparture[]>('departures/')).result).toHaveLength(8);
  });

  it('[CALL-31] refuses where no line goes and what is no day', async () => {
    expect((await get('schedule/101-304-2026-10-05')).status).toBe(404);
    expect((await get('schedule/101-101-2026-10-05')).status).toBe(404);
    expect((await get('schedule/101-201-2026-02-30')).status).toBe(404);
  });

  it('[CALL-31] shows no seats of before while the bus centre is silent, and still knows its stops', async () => {
    await schedule(trip);
    provider.deps.faults.add({ id: 'down', operation: 'bus', kind: 'fail', status: 400 });
    expect(await get(`schedule/${trip}`)).toMatchObject({ status: 503, result: { problem: 'unavailable' } });
    expect((await get<BusStop[]>('location_stop/all')).result.length).toBeGreaterThan(20);
  });

  it('[CALL-31] takes an answer that it cannot read for none', async () => {
    provider.deps.faults.add({ id: 'bad', operation: 'bus', kind: 'malformed', times: 3 });
    expect((await get(`schedule/${trip}`)).status).toBe(503);
    expect((await schedule(trip)).length).toBeGreaterThan(0);
  });
});
