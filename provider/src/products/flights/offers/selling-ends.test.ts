import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

const departures = async (): Promise<string[]> => {
  const query = new URLSearchParams({ _from: 'UBN', _to: 'SEL', depart_date: '2026-09-02', trip_type: 'OW' });
  const answer = await provider.app.inject({ url: `/api/flight/v4/rest/search/?${query}` });
  return answer
    .json()
    .result.map(
      ({ trips }: { trips: { flights: { departure_at: string }[] }[] }) => trips[0]?.flights[0]?.departure_at,
    );
};

describe('A flight of today', () => {
  it('is listed while a booking has its half hour to pay before check-in closes, and no longer', async () => {
    const [first = ''] = (await departures()).toSorted((a, b) => Date.parse(a) - Date.parse(b));
    const left = Date.parse(first) - provider.clock.now();
    provider.clock.advance(left - 91 * 60_000);
    expect(await departures()).toContain(first);
    provider.clock.advance(2 * 60_000);
    expect(await departures()).not.toContain(first);
  });
});
