import { useState } from 'react';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { Box, Skeleton, VisuallyHidden } from '@aylal/ui';
import { drawingQuery, mapConfigQuery } from './map-drawing.ts';
import { MapFailed } from './map-failed.tsx';
import type { MapViewProps } from './map-types.ts';
import { useMapTexts } from './map-texts.ts';

/** A map in the box that is around it: drawn by Google where a key is configured, else from data that ship. Whatever of it does not load, it says so in its own place with a way to try again (ERR-40); what is beside it goes on. */
export function MapView(props: MapViewProps) {
  const texts = useMapTexts();
  const locale = useLocale();
  const config = useQuery(mapConfigQuery(useServices()));
  const google = config.data?.result.google_maps;
  const source = google ? { ...google, language: locale } : null;
  const drawing = useQuery({ ...drawingQuery(source), enabled: !config.isPending });
  const [refused, setRefused] = useState(false);
  if (refused || drawing.isError)
    return (
      <MapFailed
        retry={() => {
          setRefused(false);
          void drawing.refetch();
        }}
      />
    );
  if (!drawing.data || drawing.isFetching)
    return (
      <Box height="full">
        <VisuallyHidden role="status">{texts.waiting}</VisuallyHidden>
        <Skeleton height="full" aria-hidden />
      </Box>
    );
  if (drawing.data.by === 'google') {
    const { GoogleMap, google } = drawing.data;
    return <GoogleMap {...props} google={google} onRefused={() => setRefused(true)} />;
  }
  const { EmbeddedMap, ground } = drawing.data;
  return <EmbeddedMap {...props} ground={ground} />;
}
