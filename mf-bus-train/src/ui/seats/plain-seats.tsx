import type { BusDeparture } from '@aylal/contracts/bus';
import { busRows } from '@aylal/domain/bus';
import { useBusMessages } from '../use-bus-messages.ts';
import { PlainSeat, PlainSeatList } from './plain-seat.tsx';
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
    <PlainSeatList aria-label={t('seats.map')} gridTemplateColumns="repeat(5, 1fr)">
      {busRows(departure.seat_plan).flatMap((row, index) =>
        row.map((number, column) => {
          const seat = departure.seats.find((one) => one.seat === number);
          if (!seat) return <li key={`gap-${index}-${column}`} aria-hidden />;
          const mine = chosen.includes(seat.seat);
          return (
            <PlainSeat
              key={seat.seat}
              seat={seat.seat}
              state={seatState(seat, mine)}
              label={seatLabels(t, departure, seat, mine)}
              to={addressOf(seat.seat)}
            />
          );
        }),
      )}
    </PlainSeatList>
  );
}
