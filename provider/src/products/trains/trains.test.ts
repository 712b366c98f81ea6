import type { NextDeparture } from '@aylal/contracts/bus';
import type { Train, TrainStation } from '@aylal/contracts/trains';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

describe('Trains', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
    // The sandbox's railway is reached over the wire.
    await provider.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => provider.deps.faults.clear());
  afterAll(async () => {
    await provider.close();
  });

  async function get<R>(path: string, language = 'en') {
    const answer = await provider.app.inject({ url: `/api/train/${path}`, headers: { 'accept-language': language } });
    return { status: answer.statusCode, ...answer.json<{ result: R & { problem?: string; fields?: object } }>() };
  }
  const search = (from: string, to: string, day: string, language?: string) =>
    get<Train[]>(`search/?_from=${from}&_to=${to}&depart_date=${day}`, language);

  it('[NEED-67] have their stations in the language of the call', async () => {
    const { result } = await get<TrainStation[]>('stations/', 'mn');
    expect(result[0]).toEqual({ id: 'ULB', name: 'Улаанбаатар' });
    expect((await get<TrainStation[]>('stations/', 'zh')).result.map(({ name }) => name)).toContain('二连浩特');
  });

  it('[NEED-17] [TRAIN-01] are found between two stations, with every stop and the places of each class', async () => {
    const { result } = await search('ULB', 'DAR', '2026-09-20');
    expect(result.map(({ train_no, dep_time, arr_time }) => [train_no, dep_time.slice(11, 16), arr_time])).toEqual([
      ['211', '08:30', '2026-09-20T12:40:00+08:00'],
      ['271', '10:30', '2026-09-20T17:10:00+08:00'],
      ['273', '20:25', '2026-09-21T02:45:00+08:00'],
    ]);
    const [, toBorder] = result;
    expect(toBorder).toMatchObject({
      train_name: 'Ulaanbaatar – Sükhbaatar',
      from_name: 'Ulaanbaatar',
      to_name: 'Darkhan',
      distance: 283,
    });
    expect(toBorder?.stations[0]).toEqual({
      stop_name: 'Ulaanbaatar',
      arr_time: null,
      dep_time: '2026-09-20T10:30:00+08:00',
    });
    expect(toBorder?.stations.at(-1)).toMatchObject({ stop_name: 'Sükhbaatar', dep_time: null });
    expect(toBorder?.wagons.map((wagons) => wagons.class)).toEqual(['public', 'open', 'compartment']);
    for (const { price, child_price } of toBorder?.wagons ?? []) expect(child_price).toBeLessThan(price);
  });

  it('[NEED-17] are boarded on the day on which they pass, and go over the border on their own days', async () => {
    const passing = (await search('DAR', 'ERD', '2026-09-21')).result;
    expect(passing.map(({ train_no, dep_time }) => [train_no, dep_time])).toEqual([
      ['273', '2026-09-21T03:00:00+08:00'],
    ]);
    // Tuesdays and Saturdays.
    expect((await search('ULB', 'IRK', '2026-09-22')).result).toHaveLength(1);
    expect((await search('ULB', 'IRK', '2026-09-23')).result).toEqual([]);
  });

  it('[NEED-17] name the nearest day where the asked one has none, and no day before today', async () => {
    // To Irkutsk on Tuesdays and Saturdays; 2026-09-20 is a Sunday.
    expect(await search('ULB', 'IRK', '2026-09-20')).toMatchObject({ result: [], nearest_date: '2026-09-19' });
    expect(await search('ULB', 'IRK', '2026-09-21')).toMatchObject({ result: [], nearest_date: '2026-09-22' });
    // It is the first of September, a Tuesday, before the train leaves.
    expect(await search('IRK', 'ULB', '2026-09-02')).toMatchObject({ result: [], nearest_date: '2026-09-01' });
    expect(await search('ULB', 'DAR', '2026-09-20')).not.toHaveProperty('nearest_date');
  });

  it('have the next one to each station from the capital, the earliest first, at its lowest price (NEED-175)', async () => {
    const { result } = await get<NextDeparture[]>('departures/');
    const times = result.map(({ departure_time }) => Date.parse(departure_time));
    expect(result.length).toBeGreaterThan(3);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const one of result) {
      const day = (await search(one.from, one.to, one.departure_time.slice(0, 10))).result;
      const same = day.find(({ train_no }) => train_no === one.vehicle);
      expect(Math.min(...(same?.wagons ?? []).filter(({ free }) => free > 0).map(({ price }) => price))).toBe(
        one.price,
      );
    }
  });

  it('[NEED-17] are not sold once they have left, nor without a line, nor for bad input', async () => {
    provider.clock.advance(4 * 3_600_000);
    const today = (await search('ULB', 'DAR', '2026-09-01')).result.map(({ train_no }) => train_no);
    expect(today).toEqual(['263', '273']);
    expect((await search('ERD', 'ZUD', '2026-09-20')).status).toBe(404);
    expect((await search('ULB', 'ULB', '2026-09-20')).status).toBe(404);
    const bad = await search('ULB', 'X', '2026-02-30');
    expect([bad.status, bad.result.fields]).toEqual([400, { _to: 'validation_place', depart_date: 'validation_date' }]);
  });

  it('[NEED-17] are not shown from before while the railway is silent; its stations are', async () => {
    await search('ULB', 'DAR', '2026-09-20');
    provider.deps.faults.add({ id: 'down', operation: 'train', kind: 'fail', status: 400 });
    expect(await search('ULB', 'DAR', '2026-09-20')).toMatchObject({ status: 503, result: { problem: 'unavailable' } });
    expect((await get<TrainStation[]>('stations/')).result.length).toBeGreaterThan(8);
  });
});
