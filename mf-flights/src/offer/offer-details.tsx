import type { FlightOffer } from '@aylal/contracts';
import {
  ageCategories,
  journeyPlaces,
  localDateAt,
  priceFixedMinutes,
  seatsHeldMinutes,
  travellerCount,
} from '@aylal/domain';
import { usePriceText } from '@aylal/parts';
import { flightsRoutes } from '@aylal/routes';
import { flightBaggageDialog, formatMoney, requestInfoDialog, RouteLink, useLocale, useServices } from '@aylal/shell';
import {
  Aside,
  Box,
  Button,
  Card,
  CardRows,
  Flex,
  Heading,
  MainWithAside,
  Notice,
  Stack,
  Text,
  TextLink,
} from '@aylal/ui';
import { IconArrowLeft, IconCalendarRepeat, IconLuggage } from '@aylal/ui/icons';
import { countsOf } from '../domain/counts-of.ts';
import { leastNow } from '../domain/offer-in-parts.ts';
import { homeZone } from '../search-form/read-search.ts';
import { BaggageTable } from '../ui/baggage-table.tsx';
import { OfferGone } from '../ui/offer-gone.tsx';
import { PayBar } from '../ui/pay-bar.tsx';
import { PriceBreakdown } from '../ui/price-breakdown.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { usePriceCheck } from '../ui/use-price-check.ts';
import { wayBackToResults } from '../ui/way-back-to-results.ts';
import { FareChoice } from './fare-choice.tsx';
import { FareRules } from './fare-rules.tsx';
import { ItineraryTimeline } from './itinerary-timeline.tsx';
import { PayLaterLinks } from './pay-later-links.tsx';

/** The ready state of the offer page. `shown` is the total that the list showed. */
export function OfferDetails({ offer, shown }: { offer: FlightOffer; shown: number | undefined }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const { drafts, navigator, toasts } = useServices();
  const { checking, gone, check } = usePriceCheck(offer.key);
  const counts = countsOf(offer.fares);
  const overTowns = journeyPlaces(offer.trips).length > 2;
  const goOn = async () => {
    if (!offer.bookable) return toasts.show({ kind: 'info', text: t('results.invalidAirline'), durationMs: 5000 });
    const checked = await check(offer, offer.total_fare);
    if (checked.kind === 'failed') toasts.show({ kind: 'error', durationMs: 5000 });
    if (checked.kind !== 'agreed') return;
    const { filter_str, key } = offer;
    navigator.go(flightsRoutes.booking.to({}, { filter_str, key, ref_number: checked.quote.ref_number }));
  };
  if (gone) return <OfferGone problem={gone} retry={() => void goOn()} />;
  const button = (
    <Button loading={checking} onClick={() => void goOn()} width={{ lg: 'full' }}>
      {t('offer.continue')}
    </Button>
  );
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <>
      <TextLink asChild fontWeight="400" display="inline-flex" gap="2" alignItems="center" minHeight="36px">
        <RouteLink to={wayBackToResults(drafts, offer)}>
          <IconArrowLeft size={18} />
          {t('offer.back')}
        </RouteLink>
      </TextLink>
      <Heading as="h1" size="h1" marginBottom="3">
        {journeyName(offer)}
      </Heading>
      {shown !== undefined && shown !== offer.total_fare && (
        <Box marginBottom="4">
          <Notice tone="warning" live="status">
            {t('offer.changedBanner', { before: money(shown), after: money(offer.total_fare) })}
          </Notice>
        </Box>
      )}
      <MainWithAside>
        <Stack gap="4" minWidth="0">
          <Card>
            <CardRows>
              {offer.trips.map((trip, index) => (
                <ItineraryTimeline
                  key={index}
                  trip={trip}
                  part={overTowns ? index + 1 : index > 0 ? 'inbound' : 'outbound'}
                />
              ))}
              <Text kind="small" tone="muted" padding={{ base: '3', lg: '12px 24px' }}>
                {t('offer.localTimes')}
              </Text>
            </CardRows>
          </Card>
          <FareChoice offer={offer} />
          <FareRules offer={offer} />
          <Baggage offer={offer} />
        </Stack>
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
              <Notice icon={<IconLuggage />}>{t('bag.included', { count: counts.adult })}</Notice>
            )}
          </Stack>
        </Aside>
      </MainWithAside>
      <PayBar
        total={offer.total_fare}
        note={t('card.withTax', { people: t('travellers.people', { count: travellerCount(counts) }) })}
      >
        {button}
      </PayBar>
    </>
  );
}

function journeyName({ trips }: FlightOffer): string {
  return journeyPlaces(trips).join(' – ');
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

function Baggage({ offer }: { offer: FlightOffer }) {
  const t = useFlightsMessages();
  const { dialogs } = useServices();
  const { filter_str, key } = offer;
  const counts = countsOf(offer.fares);
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

function PartsNote({ offer }: { offer: FlightOffer }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const write = usePriceText();
  const { now } = useServices();
  const price = leastNow(offer, locale, localDateAt(now(), homeZone));
  if (price === null) return null;
  return (
    <Flex gap="2" marginTop="3" textStyle="small" color="fg.muted">
      <IconCalendarRepeat size={18} />
      {t('offer.parts', { price: write(price) })}
    </Flex>
  );
}
