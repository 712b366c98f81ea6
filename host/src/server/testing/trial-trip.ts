import type { Trip } from '@aylal/contracts/trips';

/** A trip as the provider tells it. */
export const trialTrip: Trip = {
  id: '1',
  slug: 'gobi-7-days',
  title: 'Gobi, 7 days',
  picture: '/pictures/gobi.svg',
  price: 2_500_000,
  days: 7,
  kind: 'tour',
  lead: 'Dunes, cliffs & camels.',
  next_date: null,
  languages: ['en'],
  route: ['Ulaanbaatar', 'Khongor'],
  stops: [{ name: 'Khongor', lat: 43.795, lon: 102.27, day: 1 }],
  operator: 'Ikh Nuudel Tour',
  level: 'moderate',
  packing: ['Warm layers'],
  min_group: 2,
  max_group: 12,
  child_below: 12,
  programme: [],
  included: [],
  excluded: [],
  terms: [],
  deposit: null,
  departures: [],
};
