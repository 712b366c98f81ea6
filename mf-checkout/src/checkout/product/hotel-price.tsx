import type { HotelOrder } from '@aylal/contracts';
import { stayNights } from '@aylal/domain';
import { formatMoney, useLocale } from '@aylal/shell';
import { KeyValue } from '@aylal/ui/carried';
import { useCheckoutMessages } from '../../ui/use-checkout-messages.ts';

/** What a stay costs: its rooms and nights, and our fee. What the hotel takes itself is no part of what is paid here and stands with the stay. */
export function HotelPrice({ order: { hotel, fee } }: { order: HotelOrder }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  return (
    <>
      <KeyValue label={t('sum.stay', { rooms: hotel.rooms, nights: stayNights(hotel) })}>
        {formatMoney(hotel.price, locale)}
      </KeyValue>
      {fee > 0 && <KeyValue label={t('sum.fee')}>{formatMoney(fee, locale)}</KeyValue>}
    </>
  );
}
