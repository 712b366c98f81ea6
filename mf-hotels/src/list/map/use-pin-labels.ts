import { useCallback } from 'react';
import type { HotelPin } from '@aylal/contracts/hotels';
import type { MapMarker } from '@aylal/map';
import { usePriceText } from '@aylal/parts';
import { formatNumber, useLocale, useServices, useStore } from '@aylal/shell';
import { useHotelsMessages } from '../../ui/use-hotels-messages.ts';

/** How a hotel is shown on a map: a short price on its pin, the whole of it in the pin's name. */
export function usePinLabels(): (pin: HotelPin, seen: boolean) => MapMarker {
  const t = useHotelsMessages();
  const locale = useLocale();
  const { currency } = useStore(useServices().currency);
  const write = usePriceText();
  return useCallback(
    ({ tapa_code: id, name: hotel, location: at, per_night: price }, seen) => {
      if (price === null)
        return { id, at, label: t('map.soldOutShort'), name: t('map.pinSoldOut', { hotel }), state: 'sold-out' };
      const short =
        currency === 'MNT' ? t('map.thousands', { amount: formatNumber(price / 1000, locale, 0) }) : write(price);
      return {
        id,
        at,
        label: short,
        name: t('map.pin', { hotel, price: write(price) }),
        state: seen ? 'seen' : 'default',
      };
    },
    [t, locale, currency, write],
  );
}
