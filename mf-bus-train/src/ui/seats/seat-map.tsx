import type { BusDeparture } from '@aylal/contracts/bus';
import { busRows } from '@aylal/domain/bus';
import { chakra } from '@aylal/ui';
import { IconDoorEnter, IconSteeringWheel } from '@aylal/ui/icons';
import { useBusMessages } from '../use-bus-messages.ts';
import { SeatCell } from './seat-cell.tsx';
import { useMapWalk } from './use-map-walk.ts';
import { seatState, seatLabels } from './seat-labels.ts';

export interface SeatChoice {
  departure: BusDeparture;
  chosen: readonly number[];
  onToggle: (seat: number) => void;
}

/** The bus from above: arrows walk from seat to seat, Enter or a press takes one and gives it back. One seat is in the tab order. */
export function SeatMap({ departure, chosen, onToggle }: SeatChoice) {
  const t = useBusMessages();
  const rows = busRows(departure.seat_plan);
  const firstFree = departure.seats.find(({ is_free }) => is_free)?.seat;
  const { active, setActive, ...walk } = useMapWalk(rows, chosen[0] ?? firstFree ?? 1);
  return (
    <Bus>
      <Front aria-hidden>
        <span>
          <IconSteeringWheel /> {t('seats.driver')}
        </span>
        <span>
          {t('seats.door')} <IconDoorEnter />
        </span>
      </Front>
      <Rows {...walk} role="grid" aria-label={t('seats.map')} aria-multiselectable>
        {rows.map((row, index) => (
          <Row key={row.join()} role="row">
            {row.map((number, column) => {
              const seat = departure.seats.find((one) => one.seat === number);
              if (!seat)
                return (
                  <Gap key={`gap-${column}`} aria-hidden>
                    {column === 2 && index + 1}
                  </Gap>
                );
              const mine = chosen.includes(seat.seat);
              return (
                <SeatCell
                  key={seat.seat}
                  seat={seat.seat}
                  state={seatState(seat, mine)}
                  label={seatLabels(t, departure, seat, mine)}
                  tabbable={seat.seat === active}
                  onPress={() => {
                    setActive(seat.seat);
                    onToggle(seat.seat);
                  }}
                />
              );
            })}
          </Row>
        ))}
      </Rows>
    </Bus>
  );
}

const Bus = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '380px',
    marginInline: 'auto',
    padding: { base: '4', lg: '6' },
    bg: 'bg.subtle',
    borderWidth: '2px',
    borderColor: 'border.emphasized',
    borderRadius: '56px 56px 20px 20px',
  },
});

const Front = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: '2',
    paddingBottom: '3',
    marginBottom: '3',
    borderBottomWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    color: 'fg.muted',
    textStyle: 'small',
    '& span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  },
});

const Rows = chakra('div', { base: { display: 'grid', gap: '1.5' } });
const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: { base: '1.5', lg: '3' } },
});
const Gap = chakra('div', { base: { display: 'grid', placeItems: 'center', color: 'fg.muted', textStyle: 'small' } });
