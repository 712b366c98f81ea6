import type { HotelCard, HotelStayQuery } from '@aylal/contracts/hotels';
import { chakra } from '@aylal/ui';
import { useHotelsMessages } from '../../ui/use-hotels-messages.ts';
import { SmallHotelCard } from './small-hotel-card.tsx';

export interface HotelStripProps {
  hotels: readonly HotelCard[];
  query: HotelStayQuery;
  onPoint: (code: string | null) => void;
}

/** The hotels of a page side by side below a map. The one that is pointed at or has the focus lights up its pin. */
export function HotelStrip({ hotels, query, onPoint }: HotelStripProps) {
  const t = useHotelsMessages();
  return (
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
