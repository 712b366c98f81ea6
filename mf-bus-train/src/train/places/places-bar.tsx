import { useSharedMessages } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { ChoiceBar } from '../../ui/choice-bar.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { PlaceChoiceProps } from './place-labels.ts';
import { lockFormId, type Locking } from './use-locking.ts';

type PlacesBarProps = Omit<PlaceChoiceProps, 'onToggle'> & { locking: Locking };

/** What the chosen places come to, and the way on, which locks them. */
export function PlacesBar({ wagon, chosen, locking }: PlacesBarProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  if (chosen.length === 0) return null;
  return (
    <ChoiceBar price={wagon.price * chosen.length}>
      <Button type="submit" form={lockFormId} loading={locking.busy} loadingText={t('trainPlaces.locking')}>
        {s('action.continue')}
      </Button>
    </ChoiceBar>
  );
}
