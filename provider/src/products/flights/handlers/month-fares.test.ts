import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

async function get(path: string, query: Record<string, string>) {
  const answer = await provider.app.inject({ url: `/api/flight/v4/rest/${path}/?${new URLSearchParams(query)}` });
  return answer.json();
}
const seoul = { _from: 'UBN', _to: 'SEL', month: '2026-10' };
const faresOf = async (
  query: Record<string, string>,
): Promise<{ date: string; total_fare: number; adult_fare: number }[]> => (await get('month_fares', query)).result;
const adultOf = async (query: Record<string, string>): Promise<number> => {
  const [fare] = (await get('search', query)).result[0]?.fares ?? [];
  return fare.base + fare.taxes;
};
const lowestOf = async (query: Record<string, string>): Promise<number> =>
  (await get('search', query)).result[0]?.total_fare;

describe('[NEED-36] the fares of a month', () => {
  it('are the lowest totals that a search of each day finds', async () => {
    const fares = await faresOf({ ...seoul, adult: '2' });
    expect(fares).toHaveLength(31);
    const { date, total_fare } = fares[19] ?? { date: '', total_fare: 0 };
    expect(date).toBe('2026-10-20');
    expect(total_fare).toBe(await lowestOf({ _from: 'UBN', _to: 'SEL', depart_date: date, adult: '2' }));
  });

  it('name what one adult pays, whoever comes along', async () => {
    const people = { adult: '2', child: '1' };
    const day = (await faresOf({ ...seoul, ...people })).find(({ date }) => date === '2026-10-20');
    const search = { _from: 'UBN', _to: 'SEL', depart_date: '2026-10-20', ...people };
    expect(day?.adult_fare).toBe(await adultOf(search));
    expect((await get('nearby_dates', search)).result).toContainEqual(
      expect.objectContaining({ depart_date: '2026-10-20', adult_fare: day?.adult_fare }),
    );
  });

  it('of a round trip are those of the stay that is asked for', async () => {
    const search = { _from: 'UBN', _to: 'SEL', depart_date: '2026-10-20', trip_type: 'RT' };
    const fares = await faresOf({ ...seoul, trip_type: 'RT', stay: '5' });
    expect(fares.find(({ date }) => date === '2026-10-20')?.total_fare).toBe(
      await lowestOf({ ...search, return_date: '2026-10-25' }),
    );
  });

  it('of a return are those of its departure, from that day on', async () => {
    const search = { _from: 'UBN', _to: 'SEL', depart_date: '2026-10-20', trip_type: 'RT' };
    const fares = await faresOf({ ...seoul, trip_type: 'RT', depart_date: '2026-10-20' });
    expect(fares[0]?.date).toBe('2026-10-20');
    expect(fares.find(({ date }) => date === '2026-10-27')?.total_fare).toBe(
      await lowestOf({ ...search, return_date: '2026-10-27' }),
    );
  });

  it('of one airline are those of its own flights, on its days alone', async () => {
    const ofJeju = await faresOf({ ...seoul, airline: '7C' });
    expect(ofJeju.length).toBeGreaterThan(0);
    expect(ofJeju.length).toBeLessThan(31);
    const { result } = await get('search', { _from: 'UBN', _to: 'SEL', depart_date: ofJeju[0]?.date ?? '' });
    const totals = (result as { total_fare: number; trips: { flights: { marketing_airline: string }[] }[] }[])
      .filter(({ trips }) => trips[0]?.flights[0]?.marketing_airline === '7C')
      .map(({ total_fare }) => total_fare);
    expect(ofJeju[0]?.total_fare).toBe(Math.min(...totals));
    expect(await faresOf({ ...seoul, airline: 'XX' })).toEqual([]);
  });

  it('leave out days that are over, not yet on sale, and without flights', async () => {
    const today = new Date(provider.clock.now()).toISOString().slice(0, 10);
    const now = await faresOf({ ...seoul, month: today.slice(0, 7) });
    expect(now.every(({ date }) => date >= today)).toBe(true);
    expect(await faresOf({ ...seoul, month: '2028-01' })).toEqual([]);
    expect(await faresOf({ ...seoul, _to: 'AVK' })).toEqual([]);
    const last = await faresOf({ ...seoul, month: '2027-08' });
    expect(last.at(-1)?.date).toBe('2027-08-28');
  });

  it.each([
    ['an unknown airport', { ...seoul, _to: 'ZZZ' }, { _to: 'validation_place' }],
    ['one place twice', { ...seoul, _to: 'UBN' }, { _to: 'validation_same_place' }],
    ['a month that does not exist', { ...seoul, month: '2026-13' }, { month: 'validation_date' }],
    [
      'a departure that is over',
      { ...seoul, trip_type: 'RT', depart_date: '2026-08-01' },
      { depart_date: 'validation_date_past' },
    ],
    ['more infants than adults', { ...seoul, infant: '2' }, { infant: 'validation_infant_per_adult' }],
  ])('refuse %s at its field', async (_name, query, fields) => {
    expect(await get('month_fares', query)).toMatchObject({
      status_code: 400,
      result: { problem: 'invalid-input', fields },
    });
  });
});
