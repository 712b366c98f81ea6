import type { TrainWagon } from '@aylal/contracts/trains';
import { nearestTrainPlace } from '@aylal/domain/trains';
import { Button, Notice, Stack, Text } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { levelLabels } from './place-labels.ts';

interface LostPlacesProps {
  wagon: TrainWagon;
  chosen: readonly number[];
  lost: readonly number[];
  onTake: (place: number) => void;
}

/** Says which of the asked places have gone meanwhile, and offers the nearest free one. */
export function LostPlaces({ wagon, chosen, lost, onTake }: LostPlacesProps) {
  const t = useBusMessages();
  const [place] = lost;
  if (place === undefined) return null;
  const free = wagon.free_places.filter((one) => !chosen.includes(one));
  const near = nearestTrainPlace(wagon.class, free, place);
  return (
    <Notice tone="warning" live="alert">
      <Stack gap="2" alignItems="start">
        <Text>{t('trainPlaces.lost', { count: lost.length, places: lost.join(', ') })}</Text>
        {near !== undefined && (
          <WithScripts>
            <Button size="sm" variant="outline" onClick={() => onTake(near)}>
              {t('trainPlaces.takeInstead', { place: near, level: levelLabels(t, wagon, near) })}
            </Button>
          </WithScripts>
        )}
      </Stack>
    </Notice>
  );
}
