import { useMemo } from 'react';
import { useQuery } from '@aylal/shell';
import { windowOf, type Camera, type MapSize } from '../camera/camera.ts';
import { seesGround, type Details } from './details.ts';
import { detailsQuery } from './details-query.ts';
import { detailedParts, type DetailedPart } from './load-details.ts';

/** The details of what a map looks at, as far as they have come; each part is fetched once, and left out where it is out of sight. Without them the map stands as it is. */
export function useDetails(camera: Camera, size: MapSize): readonly Details[] {
  const mongolia = usePart('mongolia', camera, size);
  const ulaanbaatar = usePart('ulaanbaatar', camera, size);
  return useMemo(() => [mongolia, ulaanbaatar].filter((part) => part !== undefined), [mongolia, ulaanbaatar]);
}

function usePart(part: DetailedPart, camera: Camera, size: MapSize): Details | undefined {
  const { from, box } = detailedParts[part];
  const sees = camera.zoom >= from && seesGround(windowOf(camera, size), box);
  const { data } = useQuery({ ...detailsQuery(part), enabled: sees });
  // What was fetched before stays in the cache.
  return sees ? data : undefined;
}
