import { journeyPlaces } from './journey-places.ts';

const trip = (...places: string[]) => ({
  flights: places
    .slice(1)
    .map((place, index) => ({ departure_city_name: places[index] ?? '', arrival_city_name: place })),
});

describe('[FLIGHT-07] the places of a journey', () => {
  it.each([
    ['one way, stops left out', [trip('Ulaanbaatar', 'Beijing', 'Seoul')], 'Ulaanbaatar – Seoul'],
    ['there and back', [trip('Ulaanbaatar', 'Seoul'), trip('Seoul', 'Ulaanbaatar')], 'Ulaanbaatar – Seoul'],
    [
      'over several towns',
      [trip('Ulaanbaatar', 'Seoul'), trip('Seoul', 'Tokyo'), trip('Tokyo', 'Ulaanbaatar')],
      'Ulaanbaatar – Seoul – Tokyo – Ulaanbaatar',
    ],
    [
      'with a way by land between',
      [trip('Ulaanbaatar', 'Seoul'), trip('Tokyo', 'Ulaanbaatar')],
      'Ulaanbaatar – Seoul – Tokyo – Ulaanbaatar',
    ],
    ['without directions', [], ''],
    ['with a direction without flights', [trip('Ulaanbaatar', 'Seoul'), { flights: [] }], 'Ulaanbaatar – Seoul'],
  ])('%s', (_name, trips, places) => {
    expect(journeyPlaces(trips).join(' – ')).toBe(places);
  });
});
