/** The search that the bench opens: Ulaanbaatar to Seoul and back a week later, leaving in so many days. `today` is its only clock. */
export function resultsAddress(today: Date, leavingIn = 28): string {
  const query = new URLSearchParams({
    _from: 'UBN',
    _to: 'ICN',
    depart_date: inDays(today, leavingIn),
    return_date: inDays(today, leavingIn + 7),
    trip_type: 'RT',
    adult: '1',
  });
  return `/mn/flights/results?${query}`;
}

function inDays(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
