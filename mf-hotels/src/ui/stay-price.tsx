import type { ReactNode } from 'react';
import type { HotelPrices, HotelStayQuery } from '@aylal/contracts/hotels';
import { nightsMakeTotal, stayNights } from '@aylal/domain/hotels';
import { DisplayPriceTag, usePriceText } from '@aylal/parts';
import { usePrice } from '@aylal/shell';
import { Box, Text } from '@aylal/ui';
import { useHotelsMessages } from './use-hotels-messages.ts';

export interface StayPriceProps {
  prices: Pick<HotelPrices, 'total' | 'per_night'>;
  stay: HotelStayQuery;
  size?: 'row' | 'md';
  textAlign?: 'end' | { md: 'end' };
  /** A former price, above this one. */
  children?: ReactNode;
}

/** What all rooms and nights of a stay cost, which is what is paid, and below it what one night comes to. A night is rounded, in another currency always: where nights do not make the total, it says "about". */
export function StayPrice({ prices, stay, size = 'md', textAlign, children }: StayPriceProps) {
  const t = useHotelsMessages();
  const write = usePriceText();
  const { display } = usePrice();
  const nights = stayNights(stay);
  const rooms = stay.rooms > 1 ? [t('words.rooms', { count: stay.rooms })] : [];
  const exact = display(prices.total).currency === 'MNT' && nightsMakeTotal(prices, nights);
  return (
    <Box textAlign={textAlign} flexShrink={0}>
      <Text kind="small" tone="muted">
        {[...rooms, t('words.nights', { count: nights })].join(' · ')}
      </Text>
      {children}
      <DisplayPriceTag price={prices.total} size={size} align={textAlign === undefined ? 'start' : 'end'} />
      {nights > 1 && (
        <Text kind="small" tone="muted">
          {t(exact ? 'price.perNight' : 'price.perNightAbout', { price: write(prices.per_night) })}
        </Text>
      )}
    </Box>
  );
}
