import { useId, useState } from 'react';
import { Box, chakra } from '@aylal/ui';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsLeftRight,
  IconArrowUp,
  IconMap,
  IconMinus,
  IconPlus,
} from '@aylal/ui/icons';
import { useMapTexts } from '../map-texts.ts';

export interface MapControlsProps {
  onPan: (right: number, down: number) => void;
  onZoom: (steps: 1 | -1) => void;
  onShowAll: () => void;
}

const ways = [
  ['panLeft', IconArrowLeft, -1, 0],
  ['panUp', IconArrowUp, 0, -1],
  ['panDown', IconArrowDown, 0, 1],
  ['panRight', IconArrowRight, 1, 0],
] as const;

/** Everything that a drag or a pinch does, by buttons (WCAG 2.5.7). The arrows come when they are asked for, so that they cover nothing. */
export function MapControls({ onPan, onZoom, onShowAll }: MapControlsProps) {
  const texts = useMapTexts();
  const id = useId();
  const [moves, setMoves] = useState(false);
  return (
    <Box position="absolute" insetEnd="3" top="3" display="flex" gap="2" alignItems="flex-end" zIndex="3">
      {moves && (
        <Panel id={id} display="flex">
          {ways.map(([name, Icon, right, down]) => (
            <Press key={name} type="button" aria-label={texts[name]} onClick={() => onPan(right, down)}>
              <Icon size={20} />
            </Press>
          ))}
        </Panel>
      )}
      <Panel>
        <Press type="button" aria-label={texts.zoomIn} onClick={() => onZoom(1)}>
          <IconPlus size={20} />
        </Press>
        <Press type="button" aria-label={texts.zoomOut} onClick={() => onZoom(-1)}>
          <IconMinus size={20} />
        </Press>
        <Press type="button" aria-label={texts.showAll} onClick={onShowAll}>
          <IconMap size={20} />
        </Press>
        <Press
          type="button"
          aria-label={texts.pan}
          aria-expanded={moves}
          aria-controls={moves ? id : undefined}
          onClick={() => setMoves(!moves)}
        >
          <IconArrowsLeftRight size={20} />
        </Press>
      </Panel>
    </Box>
  );
}

const Panel = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    boxShadow: 'sm',
    overflow: 'hidden',
  },
});

const Press = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
