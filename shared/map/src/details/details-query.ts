import { loadDetails, type DetailedPart } from './load-details.ts';

/** A part of the world in detail: fetched once, and kept. */
export function detailsQuery(part: DetailedPart) {
  return {
    queryKey: ['map-details', part],
    queryFn: () => loadDetails(part),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: 1,
  } as const;
}
