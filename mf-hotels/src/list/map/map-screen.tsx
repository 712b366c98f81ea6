import { useState } from 'react';
import type { HotelListQuery } from '@aylal/contracts/hotels';
import type { MapArea } from '@aylal/domain/hotels';
import { useLocale, usePageName, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Box } from '@aylal/ui';
import { listHotelsQuery } from '../../api/list-hotels-query.ts';
import { readListAddress } from '../../domain/list-address.ts';
import { loadList } from '../list-loader.ts';
import { HotelStrip } from './hotel-strip.tsx';
import { HotelsMap } from './hotels-map.tsx';
import { useHotelsMessages } from '../../ui/use-hotels-messages.ts';
import { MapBar } from './map-bar.tsx';

/** ROUTE-26: the hotels of a search on a map that fills the window, without the shell around it. */
function MapScreen() {
  const [search] = useSearchParams();
  const { now } = useServices();
  const read = readListAddress(search, now());
  // The loader has sent every other address to the form.
  return read.ok ? <FoundOnMap query={read.query} /> : null;
}

function FoundOnMap({ query }: { query: HotelListQuery }) {
  const t = useHotelsMessages();
  const { api } = useServices();
  const locale = useLocale();
  const [selected, setSelected] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useQuery({ ...listHotelsQuery(api, query, locale), placeholderData: (shown) => shown });
  const found = list.data?.result;
  const [area, setArea] = useState<MapArea | null>(null);
  usePageName(found?.place ? `${t('map.open')}: ${found.place.name}` : undefined);
  return (
    <Box position="fixed" inset="0" display="flex" flexDirection="column">
      <MapBar query={query} place={found?.place?.name} count={found?.count ?? 0} facets={found?.facets} />
      <Box flex="1" minHeight="0">
        <HotelsMap {...{ query, selected, pointed }} onSelect={setSelected} onPoint={setPointed} onMoved={setArea} />
      </Box>
      {found && selected === null && <HotelStrip found={found} query={query} area={area} onPoint={setPointed} />}
    </Box>
  );
}

export const screen: Screen = { Component: MapScreen, title: 'map.title', load: loadList };
