/** What names a journey: where each flight begins and ends, in words. */
interface NamedTrip {
  readonly flights: readonly { readonly departure_city_name: string; readonly arrival_city_name: string }[];
}

/** The towns of a journey in order, each stay once: two for one way and for there and back, more when it goes on from there. */
export function journeyPlaces(trips: readonly NamedTrip[]): string[] {
  const places = trips.flatMap(({ flights }) => {
    const from = flights[0]?.departure_city_name;
    const to = flights.at(-1)?.arrival_city_name;
    return from === undefined || to === undefined ? [] : [from, to];
  });
  const stays = places.filter((place, index) => place !== places[index - 1]);
  return trips.length === 2 && stays.length === 3 && stays[0] === stays[2] ? stays.slice(0, 2) : stays;
}
