import type { FlightOffer } from '@aylal/contracts/flights';
import { ageCategories } from '@aylal/domain/people';
import { flightBaggageDialog, useServices } from '@aylal/shell';
import { Button, Card, Flex, Heading } from '@aylal/ui';
import { passengerCounts } from '../domain/passenger-counts.ts';
import { BaggageTable } from '../ui/baggage-table.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** What each traveller may take along. */
export function OfferBaggage({ offer }: { offer: FlightOffer }) {
  const t = useFlightsMessages();
  const { dialogs } = useServices();
  const { filter_str, key } = offer;
  const counts = passengerCounts(offer.fares);
  return (
    <Card padded>
      <Flex justify="space-between" align="center" wrap="wrap" gap="2" marginBottom="3">
        <Heading>{t('bag.title')}</Heading>
        <Button
          variant="soft"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(flightBaggageDialog, { filter_str, key })}
        >
          {t('bag.open')}
        </Button>
      </Flex>
      <BaggageTable baggage={offer.baggage_info} types={ageCategories.filter((type) => counts[type] > 0)} />
    </Card>
  );
}
