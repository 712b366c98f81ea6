import { useQuery } from '@aylal/shell';
import { Box, Skeleton, VisuallyHidden } from '@aylal/ui';
import { MapFailed } from './map-failed.tsx';
import type { MapViewProps } from './map-types.ts';
import { useMapTexts } from './map-texts.ts';

/** Fetched with the first map that is shown, and kept: what draws, and what it draws. */
const drawingQuery = {
  queryKey: ['map-drawing'],
  queryFn: async () => {
    const [{ EmbeddedMap }, { loadGround }] = await Promise.all([
      import(/* webpackChunkName: "map-drawing" */ './embedded/embedded-map.tsx'),
      import(/* webpackChunkName: "map-drawing" */ './ground/load-ground.ts'),
    ]);
    return { EmbeddedMap, ground: await loadGround() };
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  retry: false,
};

/** A map in the box that stands around it. Whatever of it cannot be had, it says so in its own place with a way to try again (ERR-40); what stands beside it goes on. */
export function MapView(props: MapViewProps) {
  const texts = useMapTexts();
  const drawing = useQuery(drawingQuery);
  if (drawing.isPending)
    return (
      <Box height="full">
        <VisuallyHidden role="status">{texts.waiting}</VisuallyHidden>
        <Skeleton height="full" aria-hidden />
      </Box>
    );
  if (drawing.isError) return <MapFailed retry={() => void drawing.refetch()} />;
  const { EmbeddedMap, ground } = drawing.data;
  return <EmbeddedMap {...props} ground={ground} />;
}
