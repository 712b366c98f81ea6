import type { FlightOffer } from '@aylal/contracts/flights';
import { journeyPlaces } from '@aylal/domain/flights';
import { travellerCount } from '@aylal/domain/people';
import { flightsRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale, usePageForm, usePageName, useServices } from '@aylal/shell';
import { Box, Card, CardRows, Heading, MainWithAside, Notice, Stack, Text, TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { passengerCounts } from '../domain/passenger-counts.ts';
import { journeyName } from '../domain/journey-name.ts';
import { OfferGone } from '../ui/offer-gone.tsx';
import { PayBar } from '../ui/pay-bar.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { usePriceCheck } from '../ui/use-price-check.ts';
import { useBackToResults } from '../ui/back-to-results.ts';
import { ContinueForm } from './continue-form.tsx';
import { FareChoice } from './fare-choice.tsx';
import { FareRules } from './fare-rules.tsx';
import { ItineraryTimeline } from './itinerary-timeline.tsx';
import { OfferAside } from './offer-aside.tsx';
import { OfferBaggage } from './offer-baggage.tsx';
import type { OfferRefusal } from './submit-offer.ts';

/** The ready state of the offer page. `shown` is the total that the list showed. */
export function OfferDetails({ offer, shown }: { offer: FlightOffer; shown: number | undefined }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const { navigator, toasts } = useServices();
  const results = useBackToResults(offer);
  const { checking, gone, check } = usePriceCheck(offer.key);
  usePageName(journeyName(offer));
  const counts = passengerCounts(offer.fares);
  const overTowns = journeyPlaces(offer.trips).length > 2;
  const goOn = async () => {
    if (!offer.bookable) return toasts.show({ kind: 'info', text: t('results.invalidAirline'), durationMs: 5000 });
    const checked = await check(offer, offer.total_fare);
    if (checked.kind === 'failed') toasts.show({ kind: 'error', durationMs: 5000 });
    if (checked.kind !== 'agreed') return;
    const { filter_str, key } = offer;
    navigator.go(flightsRoutes.booking.to({}, { filter_str, key, ref_number: checked.quote.ref_number }));
  };
  const refused = usePageForm<OfferRefusal>()?.posted?.answer.refused;
  const changed = refused?.kind === 'changed' ? refused : null;
  if (refused?.kind === 'gone') return <OfferGone problem={refused.problem} retry={() => void goOn()} />;
  if (gone) return <OfferGone problem={gone} retry={() => void goOn()} />;
  const button = (
    <ContinueForm
      shown={changed?.after ?? offer.total_fare}
      loading={checking}
      onContinue={() => void goOn()}
      width={{ lg: 'full' }}
    />
  );
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <>
      <TextLink asChild fontWeight="400" display="inline-flex" gap="2" alignItems="center" minHeight="36px">
        <RouteLink to={results}>
          <IconArrowLeft size={18} />
          {t('offer.back')}
        </RouteLink>
      </TextLink>
      <Heading as="h1" size="h1" marginBottom="3">
        {journeyName(offer)}
      </Heading>
      {changed && (
        <Box marginBottom="4">
          <Notice tone="warning" live="alert">
            {t('offer.changedBanner', { before: money(changed.before), after: money(changed.after) })}
          </Notice>
        </Box>
      )}
      {refused?.kind === 'not-bookable' && (
        <Box marginBottom="4">
          <Notice live="alert">{t('results.invalidAirline')}</Notice>
        </Box>
      )}
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
          <OfferBaggage offer={offer} />
        </Stack>
        <OfferAside offer={offer} button={button} />
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
