import { useMemo } from 'react';
import { MapView } from '@aylal/map';
import type { DialogViewOf } from '@aylal/shell';
import { Box, Text } from '@aylal/ui';
import { useHotelsMessages } from '../../ui/use-hotels-messages.ts';
import type { mapDialog } from '../../ui/map-dialog-ref.ts';
import { hotelMapZoom } from '../../ui/hotel-map-zoom.ts';
import { useMapPlaces } from '../../ui/use-map-places.ts';

type View = DialogViewOf<typeof mapDialog>;

function MapDialog({ props: { tapa_code, name, address, location } }: Parameters<View['Component']>[0]) {
  const t = useHotelsMessages();
  const places = useMapPlaces();
  const markers = useMemo(() => [{ id: tapa_code, at: location, label: name, name }], [tapa_code, location, name]);
  return (
    <>
      <Text tone="muted">{address}</Text>
      <Box height="min(60dvh, 520px)" marginTop="3" borderRadius="md" overflow="hidden">
        <MapView
          label={t('map.title')}
          markers={markers}
          places={places}
          selected={tapa_code}
          start={{ at: location, zoom: hotelMapZoom }}
        />
      </Box>
    </>
  );
}

export const view: View = { title: 'map.title', Component: MapDialog };
