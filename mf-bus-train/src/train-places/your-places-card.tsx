import { useState } from 'react';
import type { TrainVoyage } from '@aylal/contracts';
import { DisplayPriceTag } from '@aylal/parts';
import { trainBookingRoutes } from '@aylal/routes';
import { useQueryClient, useServices } from '@aylal/shell';
import { Box, Button, Card, Flex, Heading, IconButton, Notice, Stack, Text } from '@aylal/ui';
import { IconX } from '@aylal/ui/icons';
import { PlaceNumber } from '../seats/your-seats-card.tsx';
import { useBusMessages, useSharedMessages } from '../ui/use-bus-messages.ts';
import { levelWords, type PlaceChoiceProps } from './place-words.ts';
import { lockPlaces, type LockAnswer } from './train-lock.ts';

interface YourPlacesCardProps extends PlaceChoiceProps {
  voyage: TrainVoyage;
  page: keyof typeof trainBookingRoutes;
}

/** The chosen places with their prices, and the way on: they are locked at the railway before anybody says who travels. */
export function YourPlacesCard({ voyage, page, wagon, chosen, onToggle }: YourPlacesCardProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const services = useServices();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Exclude<LockAnswer, { kind: 'held' }> | null>(null);

  async function goOn() {
    // Asked for first, so that signing in does not eat up the time of the lock.
    if (!(await services.session.require('booking'))) return;
    setBusy(true);
    const answer = await lockPlaces(services, { voyage: voyage.id, wagon: wagon.number, places: chosen });
    setBusy(false);
    if (answer.kind === 'held') {
      const choice = { wagon: String(wagon.number), places: chosen.join() };
      services.navigator.go(trainBookingRoutes[page].to({ voyage: voyage.id }, choice));
      return;
    }
    setFault(answer);
    if (answer.kind !== 'failed') await queries.invalidateQueries({ queryKey: ['get-train-voyage'] });
  }

  return (
    <Card padded aria-labelledby="your-places">
      <Heading id="your-places" size="h3">
        {t('trainPlaces.yours')}
      </Heading>
      {fault && (
        <Box marginTop="2">
          <Notice tone="warning" live="alert">
            {fault.kind === 'gone'
              ? fault.message
              : fault.kind === 'off'
                ? t('trainPlaces.goneTitle')
                : s('failed.text')}
          </Notice>
        </Box>
      )}
      {chosen.length === 0 ? (
        <Text tone="muted" marginTop="2">
          {t('trainPlaces.none')}
        </Text>
      ) : (
        <>
          <Stack as="ul" gap="0" listStyleType="none" marginTop="2">
            {chosen.map((place) => (
              <Flex
                key={place}
                as="li"
                align="center"
                gap="3"
                minHeight="52px"
                borderBottomWidth="1px"
                borderColor="border.muted"
              >
                <PlaceNumber>{place}</PlaceNumber>
                <Text flex="1">{levelWords(t, wagon, place)}</Text>
                <DisplayPriceTag price={wagon.price} size="row" />
                <IconButton label={t('trainPlaces.giveBack', { place })} onClick={() => onToggle(place)}>
                  <IconX />
                </IconButton>
              </Flex>
            ))}
          </Stack>
          <Flex justify="space-between" align="baseline" gap="3" marginTop="3">
            <Text strong>{t('seats.total')}</Text>
            <DisplayPriceTag price={wagon.price * chosen.length} size="lg" align="end" />
          </Flex>
          <Button
            width="full"
            marginTop="3"
            loading={busy}
            loadingText={t('trainPlaces.locking')}
            onClick={() => void goOn()}
          >
            {t('seats.continue')}
          </Button>
          <Text kind="small" tone="muted" marginTop="2">
            {t('trainPlaces.lockNote')}
          </Text>
        </>
      )}
    </Card>
  );
}
