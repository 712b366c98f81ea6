import { resultsAddress } from './results-address.ts';

describe('resultsAddress', () => {
  it('leaves 28 days from today and comes back a week later, over the end of a year too', () => {
    const address = resultsAddress(new Date('2026-12-10T09:00:00Z'));
    expect(address).toBe(
      '/mn/flights/results?_from=UBN&_to=ICN&depart_date=2027-01-07&return_date=2027-01-14&trip_type=RT&adult=1',
    );
  });
});
