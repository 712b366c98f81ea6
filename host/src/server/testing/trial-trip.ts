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
