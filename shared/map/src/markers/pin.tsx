import { memo } from 'react';
import { chakra } from '@aylal/ui';
import type { MapMarker } from '../map-types.ts';

export interface PinProps {
  marker: MapMarker;
  /** Of its tip, in pixels of the layer. */
  left: number;
  top: number;
  selected: boolean;
  hovered: boolean;
  onPress: (marker: MapMarker) => void;
  onPoint: (marker: MapMarker | null) => void;
  onFocus: (marker: MapMarker) => void;
  onBlur: () => void;
}

/** A marker as a button: what it shows is short, what it is called says everything. */
export const Pin = memo(function Pin({
  marker,
  left,
  top,
  selected,
  hovered,
  onPress,
  onPoint,
  onFocus,
  onBlur,
}: PinProps) {
  return (
    <PinButton
      type="button"
      look={selected ? 'selected' : hovered ? 'hovered' : (marker.state ?? 'default')}
      aria-label={called(marker)}
      aria-pressed={selected}
      data-marker={marker.id}
      style={{ left, top }}
      onClick={() => onPress(marker)}
      onFocus={() => onFocus(marker)}
      onBlur={onBlur}
      onPointerEnter={() => onPoint(marker)}
      onPointerLeave={() => onPoint(null)}
    >
      {marker.label}
    </PinButton>
  );
});

/** Its name holds what it shows, so that it is found by what is seen (WCAG 2.5.3). */
function called({ label, name }: MapMarker): string {
  return name.includes(label) ? name : `${label}, ${name}`;
}

const PinButton = chakra('button', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, calc(-100% - 6px))',
    minHeight: '32px',
    minWidth: '32px',
    paddingInline: '2.5',
    borderWidth: '1px',
    borderRadius: 'md',
    fontWeight: '600',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    boxShadow: 'sm',
    _before: { content: '""', position: 'absolute', insetInline: '-4px', insetBlock: '-6px' },
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 5px)',
      bottom: '-5px',
      width: '10px',
      height: '10px',
      bg: 'inherit',
      borderColor: 'inherit',
      borderBottomWidth: '1px',
      borderRightWidth: '1px',
      transform: 'rotate(45deg)',
    },
  },
  variants: {
    look: {
      default: { bg: 'bg.panel', color: 'fg', borderColor: 'border.emphasized' },
      seen: { bg: 'bg.emphasized', color: 'fg.muted', borderColor: 'border.emphasized' },
      'sold-out': { bg: 'bg.muted', color: 'fg.muted', borderColor: 'border.emphasized', fontWeight: '400' },
      hovered: { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.solid', zIndex: '1' },
      selected: { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid', zIndex: '2' },
    },
  },
});
