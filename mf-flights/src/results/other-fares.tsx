import type { FlightOffer } from '@aylal/contracts/flights';
import { pricePerAdult } from '@aylal/domain/flights';
import { DisplayPriceTag } from '@aylal/parts';
import { Box, chakra, Text } from '@aylal/ui';
import { FareFacts } from '../ui/offer-facts.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { SelectOffer } from './select-offer.tsx';

export interface OtherFaresProps {
  id: string;
  fares: readonly FlightOffer[];
  /** When the flights leave and land, for the names of the buttons. */
  times: string;
  onSelect: (offer: FlightOffer) => boolean;
}

/** The same flights at other fares: what each brings, its price per person, and its own choice. */
export function OtherFares({ id, fares, times, onSelect }: OtherFaresProps) {
  const t = useFlightsMessages();
  return (
    <chakra.ul id={id} aria-label={t('card.fares')} listStyleType="none" animation="fadeIn 220ms">
      {fares.map((offer) => {
        const perPerson = pricePerAdult(offer.fares);
        return (
          <Row key={offer.key}>
            <Box flex="1" minWidth={{ base: '100%', lg: '0' }}>
              {offer.fare_family && <b>{t(`offer.${offer.fare_family}`)}</b>}
              <FareFacts offer={offer} />
            </Box>
            {!offer.bookable && (
              <Text kind="small" tone="warning">
                {t('card.notBookable')}
              </Text>
            )}
            <Box flex={{ base: '1', lg: 'none' }}>
              <DisplayPriceTag price={perPerson} size="row" align="end" />
            </Box>
            <SelectOffer
              offer={offer}
              times={times}
              onSelect={onSelect}
              variant="outline"
              size="sm"
              minHeight={{ base: '44px', lg: '36px' }}
            />
          </Row>
        );
      })}
    </chakra.ul>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    paddingBlock: { base: '3', lg: '2.5' },
    paddingInlineStart: { base: '3.5', lg: '64px' },
    paddingInlineEnd: { base: '3.5', lg: '5' },
    bg: 'bg.subtle',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomRadius: '13px' },
  },
});
