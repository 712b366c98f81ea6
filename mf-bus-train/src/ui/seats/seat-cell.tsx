import { chakra } from '@aylal/ui';
import { IconCheck, IconClock, IconX } from '@aylal/ui/icons';

export interface SeatCellProps {
  seat: number;
  state: 'free' | 'chosen' | 'held' | 'taken';
  /** Number, place and state in words. */
  label: string;
  tabbable: boolean;
  onPress: () => void;
}

/** A seat: its number when it is free, a tick on the traveller's own, a clock on one that an unpaid order holds, a cross on one that is sold. */
export function SeatCell({ seat, state, label, tabbable, onPress }: SeatCellProps) {
  const taken = state === 'taken' || state === 'held';
  return (
    <Cell
      type="button"
      role="gridcell"
      data-seat={seat}
      tabIndex={tabbable ? 0 : -1}
      aria-label={label}
      aria-selected={state === 'chosen'}
      aria-disabled={taken || undefined}
      state={state}
      onClick={() => !taken && onPress()}
    >
      {state === 'held' ? <IconClock size={16} /> : taken ? <IconX size={16} /> : seat}
      {state === 'chosen' && (
        <Tick>
          <IconCheck size={12} />
        </Tick>
      )}
    </Cell>
  );
}

const sampleSigns = {
  free: '',
  chosen: <IconCheck size={14} />,
  held: <IconClock size={14} />,
  taken: <IconX size={14} />,
};

/** What the looks of a seat mean. */
export function SeatSample({ state, children }: { state: SeatCellProps['state']; children: string }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="2" textStyle="small">
      <Cell as="span" state={state} width="28px" minHeight="28px" cursor="default" aria-hidden>
        {sampleSigns[state]}
      </Cell>
      {children}
    </chakra.li>
  );
}

const look = {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '44px',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg',
    color: 'fg',
    fontWeight: '600',
    cursor: 'pointer',
  },
  variants: {
    state: {
      free: { _hover: { bg: 'accent.subtle', borderColor: 'accent.solid' } },
      chosen: { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' },
      held: { bg: 'bg.subtle', borderStyle: 'dashed', color: 'fg.muted', cursor: 'not-allowed' },
      taken: { bg: 'bg.emphasized', borderColor: 'transparent', color: 'fg.muted', cursor: 'not-allowed' },
    },
  },
} as const;

const Cell = chakra('button', look);

/** A seat that is a link, or cannot be taken. */
export const SeatLink = chakra('a', look);

const Tick = chakra('span', {
  base: {
    position: 'absolute',
    top: '-6px',
    insetEnd: '-6px',
    display: 'grid',
    placeItems: 'center',
    boxSize: '18px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'accent.solid',
    bg: 'bg',
    color: 'accent.fg',
  },
});
