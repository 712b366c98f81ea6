import { Button, chakra } from '@aylal/ui';
import { useBusMessages } from '../use-bus-messages.ts';
import type { SeatChoice } from './seat-map.tsx';
import { placeLabels, stateLabels } from './seat-labels.ts';

/** The same seats as a plain table: number, place, state, and a button where there is something to choose. */
export function SeatTable({ departure, chosen, onToggle }: SeatChoice) {
  const t = useBusMessages();
  return (
    <ChoiceTable aria-label={t('seats.map')}>
      <thead>
        <tr>
          <th scope="col">{t('seats.number')}</th>
          <th scope="col">{t('seats.place')}</th>
          <th scope="col">{t('seats.state')}</th>
          <th scope="col">
            <chakra.span srOnly>{t('seats.choice')}</chakra.span>
          </th>
        </tr>
      </thead>
      <tbody>
        {departure.seats.map((one) => {
          const { seat, is_free } = one;
          const mine = chosen.includes(seat);
          return (
            <tr key={seat}>
              <th scope="row">{seat}</th>
              <td>{placeLabels(t, departure, seat)}</td>
              <td>{stateLabels(t, one, mine)}</td>
              <td>
                {is_free && (
                  <Button
                    variant={mine ? 'solid' : 'outline'}
                    size="sm"
                    aria-label={t(mine ? 'seats.giveBack' : 'seats.take', { seat })}
                    onClick={() => onToggle(seat)}
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

/** A table of places, with what can be done at the end of each row. */
export const ChoiceTable = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    '& th, & td': {
      textAlign: 'start',
      paddingBlock: '1.5',
      paddingInline: { base: '1', lg: '2' },
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& td:last-child': { textAlign: 'end' },
  },
});
