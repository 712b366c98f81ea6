import type { Transport } from '@aylal/contracts/transports';
import { usePriceText } from '@aylal/parts';
import { Aside, Box, Card, Heading, MainWithAside, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { messageKey } from '@aylal/shell';
import { PriceContents } from '../../ui/package-booking/price-contents.tsx';
import { TripPicture } from '../../ui/package-booking/trip-picture.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { TransportPriceBar } from './transport-price-bar.tsx';
import { TransportPriceCard } from './transport-price-card.tsx';
import { TransportTerms } from './transport-terms.tsx';

/** Everything of one car. */
export function TransportDetails({ transport }: { transport: Transport }) {
  const t = useBusMessages();
  const price = usePriceText();
  const { min_days: min, max_days: max } = transport;
  return (
    <>
      <Heading as="h1" size="h1" marginTop="1">
        {transport.title}
      </Heading>
      <Text marginTop="1">{transport.lead}</Text>
      <Box borderRadius="lg" overflow="hidden" marginBlock="4">
        <TripPicture url={transport.picture} eager wide="ground" />
      </Box>
      <MainWithAside>
        <Stack gap="4" minWidth="0">
          <Card padded>
            <Heading size="h2">{t('transport.facts')}</Heading>
            <KeyValueList marginTop="2">
              <KeyValue label={t('transport.vehicle')}>
                {`${transport.vehicle}, ${t(`transports.class.${transport.vehicle_class}`)}`}
              </KeyValue>
              <KeyValue label={t('transport.seats')}>{t('transports.seats', { count: transport.seats })}</KeyValue>
              <KeyValue label={t('transport.luggage')}>
                {t('transports.luggage', { count: transport.luggage })}
              </KeyValue>
              <KeyValue label={t('transport.languages')}>
                {transport.languages.map((each) => t(messageKey(`trip.language.${each}`))).join(', ')}
              </KeyValue>
              {transport.kind === 'hire' && (
                <KeyValue label={t('transport.length')}>
                  {min === max ? t('transport.days', { count: min }) : t('transport.dayRange', { min, max })}
                </KeyValue>
              )}
            </KeyValueList>
          </Card>
          <PriceContents trip={transport} />
          <Card padded>
            <Heading size="h2">{t('transport.waiting')}</Heading>
            <Text marginTop="2">
              {t('transport.waitingRule', {
                minutes: transport.free_waiting_minutes,
                price: price(transport.waiting_price),
              })}
            </Text>
          </Card>
          <TransportTerms terms={transport.terms} />
        </Stack>
        <Aside>
          <TransportPriceCard transport={transport} />
        </Aside>
      </MainWithAside>
      <TransportPriceBar transport={transport} />
    </>
  );
}
