import { useMemo, useState } from 'react';
import type { HotelListQuery } from '@aylal/contracts/hotels';
import type { MapArea } from '@aylal/domain/hotels';
import { MapFailed, MapView } from '@aylal/map';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { Box, Text } from '@aylal/ui';
import { listHotelPinsQuery } from '../../api/list-hotel-pins-query.ts';
import { useHotelsMessages } from '../../ui/use-hotels-messages.ts';
import { AreaSearch, useAreaSearch } from './area-search.tsx';
import { ChosenHotel } from './chosen-hotel.tsx';
import { useMapPlaces } from '../../ui/use-map-places.ts';
import { usePinLabels } from './use-pin-labels.ts';

export interface HotelsMapProps {
  query: HotelListQuery;
  selected: string | null;
  pointed: string | null;
  onSelect: (code: string | null) => void;
  onPoint: (code: string | null) => void;
  /** The map was moved, and shows this part now. */
  onMoved?: (area: MapArea) => void;
}

/** Every hotel of a search that the filters leave, with a card of the chosen one, and the search for those in sight. Only the card leads to the hotel: a pin chooses. */
export function HotelsMap({ query, selected, pointed, onSelect, onPoint, onMoved }: HotelsMapProps) {
  const t = useHotelsMessages();
  const { api } = useServices();
  const locale = useLocale();
  const pins = useQuery({ ...listHotelPinsQuery(api, query, locale), placeholderData: (shown) => shown });
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set());
  const labelPins = usePinLabels();
  const places = useMapPlaces();
  const area = useAreaSearch(query);
  const markers = useMemo(
    () => (pins.data?.result ?? []).map((pin) => labelPins(pin, seen.has(pin.tapa_code))),
    [pins.data, labelPins, seen],
  );
  if (pins.isError) return <MapFailed retry={() => void pins.refetch()} />;
  return (
    <Box position="relative" height="full">
      {pins.data && (
        <MapView
          // Another place is looked at again; another filter is not.
          key={query.text}
          label={t('map.title')}
          markers={markers}
          places={places}
          selected={selected}
          hovered={pointed}
          onHover={onPoint}
          onBounds={(seenArea) => {
            area.note(seenArea);
            onMoved?.(seenArea);
          }}
          onSelect={(code) => {
            setSeen((before) => new Set(before).add(code));
            onSelect(code);
          }}
        />
      )}
      <AreaSearch {...area} />
      {selected === null ? (
        // A pin has no room for it, and the list tells the price of the whole stay.
        <Text
          kind="caption"
          position="absolute"
          bottom="3"
          insetInline="0"
          width="max-content"
          marginInline="auto"
          zIndex="3"
          paddingInline="2"
          paddingBlock="1"
          borderRadius="sm"
          bg="bg.panel"
          boxShadow="sm"
          pointerEvents="none"
        >
          {t('map.perNight')}
        </Text>
      ) : (
        <ChosenHotel code={selected} query={query} onClose={() => onSelect(null)} />
      )}
    </Box>
  );
}
