import type { FlightOffer } from '@aylal/contracts/flights';
import { isCodeshare, layovers } from '@aylal/domain/flights';
import { formatDuration, useLocale } from '@aylal/shell';
import { Flex, Text } from '@aylal/ui';
import {
  IconArmchair,
  IconCalendarRepeat,
  IconClockExclamation,
  IconInfoCircle,
  IconLuggage,
  IconLuggageOff,
  IconReceiptRefund,
  IconTicketOff,
} from '@aylal/ui/icons';
import type { ReactNode } from 'react';
import { useFareLabels } from './use-fare-labels.ts';
import { useFlightsMessages } from './use-flights-messages.ts';

/** The line under the legs: carriers, baggage, refund, and what a traveller must know before choosing. */
export function OfferFacts({ offer }: { offer: FlightOffer }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const flights = offer.trips.flatMap((trip) => trip.flights);
  const carriers = [...new Set(flights.map((flight) => flight.marketing_airline_name))].join(', ');
  const operators = [...new Set(flights.filter(isCodeshare).map((flight) => flight.operating_airline_name))];
  return (
    <Flex
      wrap="wrap"
      alignItems="center"
      columnGap={{ base: '3.5', lg: '4.5' }}
      rowGap="1"
      textStyle="small"
      color="fg.muted"
    >
      <span>{carriers}</span>
      {operators.map((airline) => (
        <Fact key={airline} icon={<IconInfoCircle size={16} />}>
          {t('card.operatedBy', { airline })}
        </Fact>
      ))}
      <BagFact offer={offer} />
      <RefundFact offer={offer} />
      {offer.trips.flatMap((trip, direction) =>
        layovers(trip).map((wait, index) => (
          <Fact key={`${direction}-${index}`} icon={<IconClockExclamation size={16} />} tone="warning">
            {wait.airportChange
              ? t('card.airportChange', { city: trip.flights[index]?.arrival_city_name })
              : t(wait.overnight ? 'card.layoverNight' : 'card.layover', {
                  city: trip.flights[index]?.arrival_city_name,
                  duration: formatDuration(wait.minutes, locale),
                })}
          </Fact>
        )),
      )}
      {offer.bookable ? null : (
        <Fact icon={<IconArmchair size={16} />} tone="warning">
          {t('card.notBookable')}
        </Fact>
      )}
    </Flex>
  );
}

/** What one fare of a flight brings: baggage, change, refund. */
export function FareFacts({ offer }: { offer: FlightOffer }) {
  return (
    <Flex
      wrap="wrap"
      alignItems="center"
      columnGap={{ base: '3.5', lg: '4.5' }}
      rowGap="1"
      textStyle="small"
      color="fg.muted"
    >
      <BagFact offer={offer} />
      <ChangeFact offer={offer} />
      <RefundFact offer={offer} />
    </Flex>
  );
}

function BagFact({ offer }: { offer: FlightOffer }) {
  const { bag } = useFareLabels()(offer);
  const Icon = offer.baggage_info.adult.piece ? IconLuggage : IconLuggageOff;
  return <Fact icon={<Icon size={16} />}>{bag}</Fact>;
}

function ChangeFact({ offer }: { offer: FlightOffer }) {
  const { change } = useFareLabels()(offer);
  return <Fact icon={<IconCalendarRepeat size={16} />}>{change}</Fact>;
}

function RefundFact({ offer }: { offer: FlightOffer }) {
  const { refund } = useFareLabels()(offer);
  if (!offer.refundable_before_depart) return <Fact icon={<IconTicketOff size={16} />}>{refund}</Fact>;
  return (
    <Fact icon={<IconReceiptRefund size={16} />} tone="success">
      {refund}
    </Fact>
  );
}

function Fact({ icon, tone, children }: { icon: ReactNode; tone?: 'success' | 'warning'; children: ReactNode }) {
  return (
    <Text as="span" display="inline-flex" gap="1.5" alignItems="center" {...(tone ? { tone } : {})}>
      {icon}
      {children}
    </Text>
  );
}
