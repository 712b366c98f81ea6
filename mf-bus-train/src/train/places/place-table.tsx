import { trainPlaces } from '@aylal/domain/trains';
import { Button, chakra } from '@aylal/ui';
import { ChoiceTable } from '../../ui/seats/seat-table.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { levelLabels, placeState, type PlaceChoiceProps } from './place-labels.ts';

/** The same places as a plain table: number, lower or upper, state, and a button where there is something to choose. */
export function PlaceTable({ wagon, chosen, onToggle }: PlaceChoiceProps) {
  const t = useBusMessages();
  const places = Array.from({ length: trainPlaces[wagon.class] }, (_, index) => index + 1);
  return (
    <ChoiceTable aria-label={t('trainPlaces.map', { wagon: wagon.number })}>
      <thead>
        <tr>
          <th scope="col">{t('order.place')}</th>
          <th scope="col">{t('trainPlaces.level')}</th>
          <th scope="col">{t('seats.state')}</th>
          <th scope="col">
            <chakra.span srOnly>{t('seats.choice')}</chakra.span>
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const state = placeState(wagon, chosen, place);
          const mine = state === 'chosen';
          return (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{levelLabels(t, wagon, place)}</td>
              <td>{t(`seats.${state}`)}</td>
              <td>
                {state !== 'taken' && (
                  <Button
                    variant={mine ? 'solid' : 'outline'}
                    size="sm"
                    aria-label={t(mine ? 'trainPlaces.giveBack' : 'trainPlaces.take', { place })}
                    aria-pressed={mine}
                    onClick={() => onToggle(place)}
                  >
                    {t(mine ? 'seats.giveBackShort' : 'seats.takeShort')}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </ChoiceTable>
  );
}
