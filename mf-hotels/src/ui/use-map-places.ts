import { useMemo } from 'react';
import type { MapPlace } from '@aylal/map';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { listMapPlacesQuery } from '../api/list-map-places-query.ts';

/** Names on the ground; none until they are there, because a map is of use without them. */
export function useMapPlaces(): readonly MapPlace[] {
  const { api } = useServices();
  const { data } = useQuery(listMapPlacesQuery(api, useLocale()));
  return useMemo(() => (data?.result ?? []).map(({ name, location, zoom }) => ({ name, at: location, zoom })), [data]);
}
