import type { ComponentProps, MouseEvent } from 'react';
import type { FlightOffer } from '@aylal/contracts/flights';
import { pricePerAdult } from '@aylal/domain/flights';
import { usePriceText } from '@aylal/parts';
import { flightsRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Button, LinkButton } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

export interface SelectOfferProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'minHeight' | 'paddingInline' | 'flex'
> {
  offer: FlightOffer;
  /** When the flights leave and land, for the name of the link. */
  times: string;
  /** Called before the offer is opened; true when it is not to be. */
  onSelect: (offer: FlightOffer) => boolean;
}

/** The link to an offer, which looks like a button and works before any script. One that cannot be booked leads nowhere: its button says why. */
export function SelectOffer({ offer, times, onSelect, ...look }: SelectOfferProps) {
  const t = useFlightsMessages();
  const write = usePriceText();
  const { filter_str, key, total_fare } = offer;
  const name = t('card.selectLabel', {
    airline: offer.trips[0]?.flights[0]?.marketing_airline_name,
    times,
    price: write(pricePerAdult(offer.fares)),
  });
  if (!offer.bookable)
    return (
      <Button {...look} onClick={() => onSelect(offer)} aria-label={name}>
        {t('card.select')}
      </Button>
    );
  return (
    <LinkButton asChild {...look}>
      <RouteLink
        to={flightsRoutes.offer.to({}, { filter_str, key, shown: String(total_fare) })}
        onClick={(event: MouseEvent) => onSelect(offer) && event.preventDefault()}
        aria-label={name}
      >
        {t('card.select')}
      </RouteLink>
    </LinkButton>
  );
}
