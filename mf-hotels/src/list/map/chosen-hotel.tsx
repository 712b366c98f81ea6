import type { HotelListQuery } from '@aylal/contracts/hotels';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { Box, IconButton, Skeleton } from '@aylal/ui';
import { IconX } from '@aylal/ui/icons';
import { listHotelsQuery } from '../../api/list-hotels-query.ts';
import { useHotelsMessages } from '../../ui/use-hotels-messages.ts';
import { SmallHotelCard } from './small-hotel-card.tsx';

export interface ChosenHotelProps {
  code: string;
  query: HotelListQuery;
  onClose: () => void;
}

/** The card of the pin that was chosen, whatever page of the list the hotel is on. */
export function ChosenHotel({ code, query, onClose }: ChosenHotelProps) {
  const t = useHotelsMessages();
  const { api } = useServices();
  const locale = useLocale();
  const { check_in, check_out, rooms, adults, children, child_age_details, nationality } = query;
  const stay = { check_in, check_out, rooms, adults, children, child_age_details, nationality };
  const found = useQuery(listHotelsQuery(api, { ...stay, text: code, page: 1 }, locale));
  const hotel = found.data?.result.hotels[0];
  if (found.isError) return null;
  return (
    <Box
      as="section"
      aria-label={t('map.chosen')}
      position="absolute"
      insetStart="3"
      bottom={{ base: '3', md: '4' }}
      width="min(420px, calc(100% - 24px))"
      zIndex="4"
    >
      {hotel ? <SmallHotelCard hotel={hotel} query={stay} /> : <Skeleton height="132px" borderRadius="lg" />}
      <Box position="absolute" top="1" insetStart="1">
        <IconButton label={t('map.close')} onClick={onClose} bg="bg.panel" borderRadius="full">
          <IconX size={18} />
        </IconButton>
      </Box>
    </Box>
  );
}
