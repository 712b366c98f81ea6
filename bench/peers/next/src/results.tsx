'use client';
import { useState } from 'react';
import { flightsRoutes } from '../../../../shared/routes/src/index.ts';
import { useServices } from '../../../../shared/shell/src/index.ts';
import { listNearbyDatesQuery } from '../../../../mf-flights/src/api/list-nearby-dates-query.ts';
import { searchFlightOffersQuery } from '../../../../mf-flights/src/api/search-flight-offers-query.ts';
import { screen } from '../../../../mf-flights/src/results/results-screen.tsx';
import { useSearchParams } from './react-router.tsx';

/** The results screen of flights, with what the server has read in the place where it looks. */
export function Results({ offers, days }: { offers: unknown; days: unknown }) {
  const { queryClient, api, locale } = useServices();
  const [search] = useSearchParams();
  useState(() => {
    const criteria = flightsRoutes.results.readSearch(search);
    if (!criteria) throw new Error('the bench asks for a search that can be made');
    queryClient.setQueryData(searchFlightOffersQuery(api, criteria, locale.get()).queryKey, offers as never);
    queryClient.setQueryData(listNearbyDatesQuery(api, criteria).queryKey, days as never);
  });
  return <screen.Component />;
}
