import { chakra } from '@aylal/ui';
import { IconCheck } from '../icons/journey-icons.ts';
import type { SkyHour } from './horizon-strip.tsx';
import { HiddenControl } from './marks.tsx';

export type TimeOfDayTileProps = {
  sky: SkyHour;
  label: string;
  /** The hours, `06–12`. */
  hours: string;
  /** What the filter would leave: a figure for the eye, and the same in words. */
  count?: { figure: number; countText: string } | undefined;
  /** Its part of a form that a browser sends by itself. */
  name: string;
  value: string;
  checked: boolean;
  onToggle: () => void;
};

const SKIES: Record<SkyHour, string> = {
  night: 'linear-gradient(#0F1F3A, #2B4A78)',
  morning: 'linear-gradient(#86B4DE, #F3DDB8)',
  day: 'linear-gradient(#2F7CC6, #BBD9F0)',
  evening: 'linear-gradient(#3A4F7C, #E3A97C)',
};

/** A part of the day as a filter: a strip of its sky, its name, its hours, and what it would leave. Four of them stand side by side. */
export function TimeOfDayTile({ sky, label, hours, count, name, value, checked, onToggle }: TimeOfDayTileProps) {
  return (
    <Tile>
      <HiddenControl type="checkbox" name={name} value={value} checked={checked} onChange={onToggle} />
      <chakra.span
        position="relative"
        width="calc(100% - 10px)"
        height={{ base: '34px', lg: '24px' }}
        borderRadius="7px"
        marginBottom="1"
        style={{ background: SKIES[sky] }}
        aria-hidden
      >
        <Ticked>
          <IconCheck size={14} />
        </Ticked>
      </chakra.span>
      <chakra.span textStyle="small">{label}</chakra.span>
      <chakra.span textStyle="caption" color="fg.muted">
        {hours}
      </chakra.span>
      {count && (
        <chakra.span textStyle="caption" color="fg.subtle">
          <span aria-hidden>{count.figure}</span>
          <chakra.span srOnly>{count.countText}</chakra.span>
        </chakra.span>
      )}
    </Tile>
  );
}

const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    minWidth: '0',
    paddingTop: '5px',
    paddingBottom: '1.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'accent.solid', boxShadow: 'inset 0 0 0 1px var(--aylal-colors-accent-solid)' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
  },
});

const Ticked = chakra('span', {
  base: {
    position: 'absolute',
    insetEnd: '3px',
    top: '3px',
    width: '18px',
    height: '18px',
    borderRadius: 'full',
    bg: 'white',
    color: 'sky.600',
    display: 'none',
    placeItems: 'center',
    ':checked ~ * > &': { display: 'grid' },
  },
});
