import { trainRows } from '@aylal/domain/trains';
import { chakra } from '@aylal/ui';
import { SeatCell } from '../../ui/seats/seat-cell.tsx';
import { useMapWalk } from '../../ui/seats/use-map-walk.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { placeState, placeLabels, type PlaceChoiceProps } from './place-labels.ts';
import { wagonColumns } from './wagon-columns.ts';

/** The wagon from its first door on: arrows walk from place to place, Enter or a press takes one and gives it back. One place is in the tab order. In sleepers the upper berths of a bay stand over the lower ones. */
export function PlaceMap({ wagon, chosen, onToggle }: PlaceChoiceProps) {
  const t = useBusMessages();
  const rows = trainRows(wagon.class);
  const columns = wagonColumns[wagon.class];
  const sleeper = wagon.class !== 'public';
  const { active, setActive, ...walk } = useMapWalk(rows, chosen[0] ?? wagon.free_places[0] ?? 1);
  return (
    <Wagon>
      <Rows {...walk} role="grid" aria-label={t('trainPlaces.map', { wagon: wagon.number })} aria-multiselectable>
        {rows.map((row, index) => (
          <Row
            key={row.join()}
            role="row"
            data-bay={(sleeper ? index % 2 === 1 : index % 3 === 2) || undefined}
            gridTemplateColumns={`${columns.places} ${columns.level ?? ''}`}
          >
            {row.map((place) =>
              place === null ? (
                <div key="aisle" aria-hidden />
              ) : (
                <SeatCell
                  key={place}
                  seat={place}
                  state={placeState(wagon, chosen, place)}
                  label={placeLabels(t, wagon, chosen, place)}
                  tabbable={place === active}
                  onPress={() => {
                    setActive(place);
                    onToggle(place);
                  }}
                />
              ),
            )}
            {sleeper && <Level aria-hidden>{t(index % 2 === 0 ? 'trainPlaces.upper' : 'trainPlaces.lower')}</Level>}
          </Row>
        ))}
      </Rows>
    </Wagon>
  );
}

const Wagon = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '380px',
    marginInline: 'auto',
    padding: { base: '4', lg: '6' },
    bg: 'bg.subtle',
    borderWidth: '2px',
    borderColor: 'border.emphasized',
    borderRadius: '20px',
  },
});

const Rows = chakra('div', { base: { display: 'grid', gap: '1.5' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    alignItems: 'center',
    '&[data-bay]:not(:last-child)': {
      paddingBottom: '2.5',
      marginBottom: '1',
      borderBottomWidth: '1px',
      borderColor: 'border.emphasized',
    },
  },
});
const Level = chakra('span', { base: { color: 'fg.muted', textStyle: 'caption', paddingInlineStart: '1' } });
