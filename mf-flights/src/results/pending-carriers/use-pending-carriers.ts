import { useState } from 'react';
import type { AnswerOf } from '@aylal/contracts';
import type { AskedCarriers, FlightSearchQuery, searchFlightOffers } from '@aylal/contracts/flights';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { askAgain, isWaiting, lateOffersQuery, withFurther } from '../../api/list-late-offers-query.ts';
import { searchFlightOffersQuery } from '../../api/search-flight-offers-query.ts';
import { oncePerItinerary } from '../../domain/group-fares.ts';

type Found = AnswerOf<typeof searchFlightOffers, 200>;

/** What has come of a search after its list was shown, kept apart until the reader asks for it: nothing moves under what is read. */
export interface PendingCarriersView {
  /** How the carriers stand; undefined once all of them have answered. */
  readonly asked: AskedCarriers | undefined;
  readonly waiting: boolean;
  /** Flights that the list does not show yet. */
  readonly fresh: number;
  /** The rest cannot be asked for any more. */
  readonly lost: boolean;
  readonly show: () => void;
  readonly askAgain: () => void;
}

export function usePendingCarriers(
  found: Found,
  asked: AskedCarriers,
  criteria: FlightSearchQuery,
): PendingCarriersView {
  const services = useServices();
  const { queryClient, api } = services;
  const locale = useLocale();
  const late = useQuery(lateOffersQuery(services, asked));
  const [trying, setTrying] = useState<'no' | 'asking' | 'failed'>('no');
  const present = late.data ? late.data.asked : asked;
  const all = withFurther(found.result, late.data?.offers ?? []);
  const list = searchFlightOffersQuery(api, criteria, locale).queryKey;
  return {
    asked: present,
    waiting: trying === 'asking' || isWaiting(present),
    fresh: oncePerItinerary(all).length - oncePerItinerary(found.result).length,
    lost: trying === 'failed' || late.isError,
    show: () => {
      // The box stays where the focus is, also when nobody is asked any more.
      const carriers = asked.carriers.map((carrier) => ({ ...carrier, state: 'answered' as const }));
      queryClient.setQueryData<Found>(list, {
        ...found,
        result: all,
        asked: present ?? { ...asked, carriers },
      });
    },
    askAgain: () => {
      setTrying('asking');
      askAgain(services, asked).then(
        () => setTrying('no'),
        () => setTrying('failed'),
      );
    },
  };
}
