import { lockStateOf, vehicleStatusLabel } from '@aylal/domain/mobility';
import { metresBetween } from '@aylal/domain/places';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

interface ReportedVehicle {
  readonly id: string;
  readonly vehicle_type: number;
  readonly status: number;
  readonly battery: number;
  readonly lock_state: number | null;
  readonly msg_time_ts: number;
  readonly lat: number;
  readonly lon: number;
  readonly distance: number | null;
  readonly plate_no: string;
  readonly ref_number: string;
  readonly qr_code: string;
}

describe('[NEED-23] The vehicles of the town', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  const ask = async (query = '') => {
    const response = await provider.app.inject({ url: `/api/mobility/vehicles/${query}` });
    return { status: response.statusCode, body: response.json() };
  };
  const list = async (query?: string): Promise<ReportedVehicle[]> => (await ask(query)).body.result;

  it('[PROD-10] [MOB-01] are listed with all their fields, to everybody', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.result).toHaveLength(60);
    expect(Object.keys(body.result[0]).toSorted()).toEqual(
      // prettier-ignore
      ['battery', 'distance', 'id', 'lat', 'lock_id', 'lock_state', 'lon', 'msg_time_ts', 'plate_no', 'qr_code', 'ref_number', 'status', 'vehicle_type'],
    );
    for (const type of [0, 1, 2, 3]) {
      const some = await list(`?vehicle_type=${type}`);
      expect(some.length).toBeGreaterThan(10);
      expect(new Set(some.map(({ vehicle_type }) => vehicle_type))).toEqual(new Set([type]));
    }
  });

  it('are the nearest to where somebody stands, in their order', async () => {
    const here = { lat: 47.9188, lon: 106.9176 };
    const near = await list('?lat=47.9188&lon=106.9176');
    const distances = near.map(({ distance }) => distance ?? Number.NaN);
    expect(distances).toEqual(near.map((vehicle) => metresBetween(here, vehicle)));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('are found by what stands on them, however it is typed', async () => {
    const [one] = await list();
    if (!one) throw new Error('no vehicle');
    for (const code of [one.plate_no, one.plate_no.toLowerCase().replace(' ', ''), one.ref_number, one.qr_code])
      expect((await list(`?code=${encodeURIComponent(code)}`)).map(({ id }) => id)).toEqual([one.id]);
    expect(await list('?code=9999')).toEqual([]);
    expect((await ask('?code=%3Cb%3E')).status).toBe(400);
  });

  it('move, speak again, and are in every state that there is', async () => {
    const everyone = async () =>
      (await Promise.all([0, 1, 2, 3].map((type) => list(`?vehicle_type=${type}&lat=47.9&lon=106.9`)))).flat();
    const before = await everyone();
    provider.clock.advance(5 * 60_000);
    const after = new Map((await everyone()).map((vehicle) => [vehicle.id, vehicle]));
    const ReportedVehicle = before.filter(
      (vehicle) => after.get(vehicle.id)?.lat !== vehicle.lat && after.has(vehicle.id),
    );
    expect(ReportedVehicle.length).toBeGreaterThan(10);
    expect(new Set(before.map(({ lock_state }) => lockStateOf(lock_state)))).toEqual(
      new Set(['locked', 'open', 'unknown']),
    );
    expect(new Set(before.map(({ status }) => vehicleStatusLabel(status))).size).toBeGreaterThan(8);
    expect(before.every(({ battery }) => battery >= 0 && battery <= 100)).toBe(true);
    const now = provider.clock.now() / 1000;
    expect(before.some(({ msg_time_ts }) => now - msg_time_ts > 3600)).toBe(true);
  });

  it.each(['?lat=47.9', '?lon=106', '?lat=91&lon=0', '?lat=x&lon=1', '?vehicle_type=4', '?vehicle_type=-1'])(
    'are refused for %s',
    async (query) => expect((await ask(query)).status).toBe(400),
  );

  it('[CONST-02] [NEED-149] are all on the map, of every type or of one, without what only the vehicle itself shows', async () => {
    const pins = async (query = '') =>
      (await provider.app.inject({ url: `/api/mobility/markers/${query}` })).json().result as ReportedVehicle[];
    const all = await pins();
    expect(all.length).toBeGreaterThan((await list()).length);
    expect(Object.keys(all[0] ?? {}).toSorted()).toEqual(
      // prettier-ignore
      ['battery', 'id', 'lat', 'lock_state', 'lon', 'msg_time_ts', 'plate_no', 'status', 'vehicle_type'],
    );
    const scooters = await pins('?vehicle_type=2');
    expect(scooters).toEqual(all.filter(({ vehicle_type }) => vehicle_type === 2));
    const last = all.at(-1);
    expect(await list(`?vehicle=${last?.id}&lat=47.9188&lon=106.9176`)).toEqual([expect.objectContaining({ ...last })]);
    expect(await list('?vehicle=UB9999')).toEqual([]);
    provider.deps.faults.add({ id: 'p', operation: 'vehicles', kind: 'fail', times: 1 });
    expect((await provider.app.inject({ url: '/api/mobility/markers/' })).statusCode).toBe(503);
  });

  it('leave out a record that nobody can read, and say so when no telemetry comes', async () => {
    provider.deps.faults.add({ id: 'm', operation: 'vehicles', kind: 'malformed', times: 1 });
    expect((await ask()).status).toBe(200);
    expect(provider.logLines.some((line) => line.includes('vehicle-records-dropped'))).toBe(true);
    provider.deps.faults.add({ id: 'f', operation: 'vehicles', kind: 'fail', times: 1 });
    expect(await ask()).toMatchObject({ status: 503, body: { result: { problem: 'unavailable' } } });
    expect((await ask()).status).toBe(200);
  });
});
