import type { ResultOf } from '@aylal/contracts';
import type { HotelListQuery, listHotels } from '@aylal/contracts/hotels';
import { writeMapArea, type MapArea } from '@aylal/domain/hotels';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { listHotelsQuery } from '../../api/list-hotels-query.ts';
import { useHotelsMessages } from '../../ui/use-hotels-messages.ts';
import { SmallHotelCard } from './small-hotel-card.tsx';

export interface HotelStripProps {
  /** The page of the list. */
  found: ResultOf<typeof listHotels>;
  query: HotelListQuery;
  /** What the map shows, once it was moved. */
  area: MapArea | null;
  onPoint: (code: string | null) => void;
}

/** Hotels side by side below a map: those of the page, and once it was moved the first of those in sight. The one that is pointed at or has the focus lights up its pin. */
export function HotelStrip({ found, query, area, onPoint }: HotelStripProps) {
  const t = useHotelsMessages();
  const { api } = useServices();
  const here = { ...query, page: 1, ...(area ? { area: writeMapArea(area) } : {}) };
  const inSight = useQuery({
    ...listHotelsQuery(api, here, useLocale()),
    enabled: area !== null,
    placeholderData: (shown) => shown,
  });
  const hotels = (area && inSight.data?.result.hotels) ?? found.hotels;
  if (hotels.length === 0 && area === null) return null;
  return hotels.length === 0 ? (
    <Text role="status" kind="small" tone="muted" padding="4">
      {t('map.noneHere')}
    </Text>
  ) : (
    <Strip aria-label={t('map.strip')}>
      {hotels.map((hotel) => (
        <li key={hotel.tapa_code}>
          <SmallHotelCard hotel={hotel} query={query} onPoint={onPoint} />
        </li>
      ))}
    </Strip>
  );
}

const Strip = chakra('ol', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(340px, 86vw)',
    gap: '3',
    padding: '3',
    listStyleType: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    bg: 'bg.canvas',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > li': { scrollSnapAlign: 'center', minWidth: '0' },
  },
});
