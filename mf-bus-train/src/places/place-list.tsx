import type { LocalPlace } from '@aylal/contracts/local-tapa';
import { useServices } from '@aylal/shell';
import { Button, Card, Grid, Heading, Text } from '@aylal/ui';
import { cardColumns } from '../ui/card-columns.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { localPlaceDialog } from './local-place-dialog-ref.ts';

/** Places as cards; each opens in a dialog of its own. */
export function PlaceList({ places }: { places: readonly LocalPlace[] }) {
  const t = useBusMessages();
  const { dialogs } = useServices();
  return (
    <Grid as="ul" templateColumns={cardColumns} gap="3" listStyleType="none">
      {places.map((place) => (
        <Card key={place.id} as="li" padded display="flex" flexDirection="column" alignItems="start">
          <Heading size="h3">{place.title}</Heading>
          <Text tone="muted" marginTop="1" marginBottom="3">
            {place.text}
          </Text>
          <Button
            variant="outline"
            size="sm"
            marginTop="auto"
            aria-haspopup="dialog"
            aria-label={t('local.openPlace', { place: place.title })}
            onClick={() => void dialogs.open(localPlaceDialog, { place })}
          >
            {t('local.open')}
          </Button>
        </Card>
      ))}
    </Grid>
  );
}
