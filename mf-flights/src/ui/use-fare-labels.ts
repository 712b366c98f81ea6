import type { FlightOffer } from '@aylal/contracts/flights';
import { usePriceText } from '@aylal/parts';
import { useFlightsMessages } from './use-flights-messages.ts';

/** What one fare brings, in words: baggage of an adult, change and refund before departure with their fees per ticket. */
export interface FareLabels {
  readonly bag: string;
  readonly change: string;
  readonly refund: string;
}

type Fare = Pick<
  FlightOffer,
  | 'baggage_info'
  | 'refundable_before_depart'
  | 'refund_before_depart_price'
  | 'exchange_before_depart_changeable'
  | 'exchange_before_depart_price'
>;

/** Writes what a fare brings. */
export function useFareLabels(): (fare: Fare) => FareLabels {
  const t = useFlightsMessages();
  const write = usePriceText();
  const fee = (key: 'change' | 'refund', price: number) =>
    price === 0 ? t(`card.${key}Free`) : t(`card.${key}`, { price: write(price) });
  return (fare) => {
    const { piece, weight } = fare.baggage_info.adult;
    return {
      bag: piece ? t('card.bag', { weight: piece > 1 ? `${piece} × ${weight ?? 0}` : (weight ?? 0) }) : t('card.noBag'),
      change: fare.exchange_before_depart_changeable
        ? fee('change', fare.exchange_before_depart_price)
        : t('card.noChange'),
      refund: fare.refundable_before_depart ? fee('refund', fare.refund_before_depart_price) : t('card.noRefund'),
    };
  };
}
