import { inLanguages } from '@aylal/domain/language';
import type { PartnerSource } from '../../content/own-texts/partner-source.ts';
import { chooseTrips } from './choose-trips.ts';
import type { Trips } from './trips.ts';

/** Trips for the office to write on: found by the name that their operator gives them and by their places. */
export function tripSource({ offered }: Pick<Trips, 'offered'>): PartnerSource {
  return {
    words: async (slug, locale) => {
      const trip = (await offered.read()).find(({ id }) => id === slug);
      return (
        trip && {
          name: trip.title[locale],
          texts: inLanguages((one) => ({ title: trip.title[one], text: trip.lead[one] })),
        }
      );
    },
    find: async (text, locale) =>
      chooseTrips(await offered.read(), { text }).map(({ id, title, route }) => ({
        slug: id,
        name: title[locale],
        place: route.map((place) => place[locale]).join(' – '),
      })),
  };
}
