import { RouteLink } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { SeatLink, type SeatCellProps } from './seat-cell.tsx';

export interface PlainSeatProps extends Pick<SeatCellProps, 'seat' | 'state' | 'label'> {
  /** The page on which it is taken, or given back. */
  to: string;
}

/** A seat or berth without scripts: a link where it can be taken or given back. */
export function PlainSeat({ seat, state, label, to }: PlainSeatProps) {
  return (
    <li>
      {state === 'free' || state === 'chosen' ? (
        <SeatLink asChild state={state} aria-label={label} aria-current={state === 'chosen' || undefined}>
          <RouteLink to={to}>{seat}</RouteLink>
        </SeatLink>
      ) : (
        <SeatLink as="span" state={state} role="img" aria-label={label}>
          {seat}
        </SeatLink>
      )}
    </li>
  );
}

/** A bus or wagon as a list in the columns of its plan. */
export const PlainSeatList = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '1.5', lg: '3' },
    width: 'full',
    maxWidth: '380px',
    marginInline: 'auto',
    listStyleType: 'none',
  },
});
