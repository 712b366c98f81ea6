import type { BusDeparture } from '@aylal/contracts/bus';
import { busRows } from '@aylal/domain/bus';
import { RouteLink } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { useBusMessages } from '../use-bus-messages.ts';
import { SeatLink } from './seat-cell.tsx';
import { seatLabels, seatState } from './seat-labels.ts';

export interface PlainSeatsProps {
  departure: BusDeparture;
  chosen: readonly number[];
  /** The page on which a seat is taken, or given back. */
  addressOf: (seat: number) => string;
}

/** The bus without scripts: each seat that can be taken or given back is a link. */
export function PlainSeats({ departure, chosen, addressOf }: PlainSeatsProps) {
  const t = useBusMessages();
  return (
    <Seats aria-label={t('seats.map')}>
      {busRows(departure.seat_plan).flatMap((row, index) =>
        row.map((number, column) => {
          const seat = departure.seats.find((one) => one.seat === number);
          if (!seat) return <li key={`gap-${index}-${column}`} aria-hidden />;
          const mine = chosen.includes(seat.seat);
          const state = seatState(seat, mine);
          const label = seatLabels(t, departure, seat, mine);
          return (
            <li key={seat.seat}>
              {state === 'free' || state === 'chosen' ? (
                <SeatLink asChild state={state} aria-label={label} aria-current={mine || undefined}>
                  <RouteLink to={addressOf(seat.seat)}>{seat.seat}</RouteLink>
                </SeatLink>
              ) : (
                <SeatLink as="span" state={state} role="img" aria-label={label}>
                  {seat.seat}
                </SeatLink>
              )}
            </li>
          );
        }),
      )}
    </Seats>
  );
}

const Seats = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, 1fr)',
    gap: { base: '1.5', lg: '3' },
    width: 'full',
    maxWidth: '380px',
    marginInline: 'auto',
    listStyleType: 'none',
  },
});
