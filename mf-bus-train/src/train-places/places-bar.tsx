import { usePrice } from '@aylal/shell';
import { ActionBar, Box, Button, PriceTag } from '@aylal/ui';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import type { PlaceChoiceProps } from './place-words.ts';
import type { Locking } from './use-locking.ts';

type PlacesBarProps = Omit<PlaceChoiceProps, 'onToggle'> & { locking: Locking };

/** The foot of a phone screen once a place is chosen: what they come to, and the way on, which stands in its card below the whole wagon. */
export function PlacesBar({ wagon, chosen, locking }: PlacesBarProps) {
  const t = useBusMessages();
  const { charged } = usePrice();
  if (chosen.length === 0) return null;
  return (
    <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="4" role="region" aria-label={t('seats.total')}>
      <Box flex="1" minWidth="0">
        <PriceTag {...charged(wagon.price * chosen.length)} />
      </Box>
      <Button loading={locking.busy} loadingText={t('trainPlaces.locking')} onClick={() => void locking.goOn()}>
        {t('seats.continue')}
      </Button>
    </ActionBar>
  );
}
