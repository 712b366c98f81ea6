import { useSharedMessages } from '@aylal/shell';
import { DisplayPriceTag } from '@aylal/parts';
import { Box, Button, Card, Flex, Heading, IconButton, Stack, Text } from '@aylal/ui';
import { IconX } from '@aylal/ui/icons';
import { WithScripts } from '@aylal/ui/primitives';
import { PlaceNumber } from '../../ui/seats/your-seats-card.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { LockError } from './lock-error.tsx';
import { levelLabels, type PlaceChoiceProps } from './place-labels.ts';
import { lockFormId, type Locking } from './use-locking.ts';

interface YourPlacesCardProps extends PlaceChoiceProps {
  locking: Locking;
}

/** The chosen places with their prices, and the way on: they are locked at the railway before anybody says who travels. */
export function YourPlacesCard({ wagon, chosen, onToggle, locking }: YourPlacesCardProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  return (
    <Card padded aria-labelledby="your-places">
      <Heading id="your-places" size="h3">
        {t('trainPlaces.yours')}
      </Heading>
      <LockError fault={locking.fault} />
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
                <Text flex="1">{levelLabels(t, wagon, place)}</Text>
                <DisplayPriceTag price={wagon.price} size="row" />
                <WithScripts>
                  <IconButton label={t('trainPlaces.giveBack', { place })} onClick={() => onToggle(place)}>
                    <IconX />
                  </IconButton>
                </WithScripts>
              </Flex>
            ))}
          </Stack>
          <Flex justify="space-between" align="baseline" gap="3" marginTop="3">
            <Text strong>{s('order.total')}</Text>
            <DisplayPriceTag price={wagon.price * chosen.length} size="lg" align="end" />
          </Flex>
          <Box display={{ base: 'none', lg: 'grid' }} marginTop="3">
            <Button type="submit" form={lockFormId} loading={locking.busy} loadingText={t('trainPlaces.locking')}>
              {s('action.continue')}
            </Button>
          </Box>
          <Text kind="small" tone="muted" marginTop="2">
            {t('trainPlaces.lockNote')}
          </Text>
        </>
      )}
    </Card>
  );
}
