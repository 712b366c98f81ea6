import type { ReactNode } from 'react';
import type { FlightOffer } from '@aylal/contracts/flights';
import { homeDate } from '@aylal/domain/calendar';
import { priceFixedMinutes, seatsHeldMinutes } from '@aylal/domain/orders';
import { usePriceText } from '@aylal/parts';
import { requestInfoDialog, useLocale, useServices } from '@aylal/shell';
import { Aside, Box, Button, Card, Flex, Heading, Notice, Stack, Text } from '@aylal/ui';
import { IconCalendarRepeat, IconLuggage } from '@aylal/ui/icons';
import { passengerCounts } from '../domain/passenger-counts.ts';
import { journeyName } from '../domain/journey-name.ts';
import { leastNow } from '../domain/offer-in-parts.ts';
import { PriceBreakdown } from '../ui/price-breakdown.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { PayLaterLinks } from './pay-later-links.tsx';

/** What an offer costs, how long that holds, how it can be paid, and whom to ask. `button` goes on from there. */
export function OfferAside({ offer, button }: { offer: FlightOffer; button: ReactNode }) {
  const t = useFlightsMessages();
  return (
    <Aside>
      <Stack gap="3">
        <Card padded>
          <Heading size="h3" marginBottom="2">
            {t('price.title')}
          </Heading>
          <PriceBreakdown fares={offer.fares} total={offer.total_fare} />
          <Box display={{ base: 'none', lg: 'block' }} marginTop="4">
            {button}
          </Box>
          <Text kind="caption" tone="muted" marginTop="3">
            {t('offer.clocks', { price: priceFixedMinutes, seats: seatsHeldMinutes })}
          </Text>
          <PartsNote offer={offer} />
          <PayLaterLinks amount={offer.total_fare} />
        </Card>
        <AskAbout offer={offer} />
        {(offer.baggage_info.adult.piece ?? 0) > 0 && (
          <Notice icon={<IconLuggage />}>{t('bag.included', { count: passengerCounts(offer.fares).adult })}</Notice>
        )}
      </Stack>
    </Aside>
  );
}

/** MODAL-34. */
function AskAbout({ offer }: { offer: FlightOffer }) {
  const t = useFlightsMessages();
  const { dialogs } = useServices();
  const { filter_str, key } = offer;
  return (
    <Button
      variant="ghost"
      aria-haspopup="dialog"
      onClick={() => void dialogs.open(requestInfoDialog, { filter_str, key, about: journeyName(offer) })}
    >
      {t('offer.ask')}
    </Button>
  );
}

function PartsNote({ offer }: { offer: FlightOffer }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const write = usePriceText();
  const { now } = useServices();
  const price = leastNow(offer, locale, homeDate(now()));
  if (price === null) return null;
  return (
    <Flex gap="2" marginTop="3" textStyle="small" color="fg.muted">
      <IconCalendarRepeat size={18} />
      {t('offer.parts', { price: write(price) })}
    </Flex>
  );
}
