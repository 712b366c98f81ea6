import { Box, chakra } from '@aylal/ui';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
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

/** Everything that a drag or a pinch does, by buttons (WCAG 2.5.7). */
export function MapControls({ onPan, onZoom, onShowAll }: MapControlsProps) {
  const texts = useMapTexts();
  return (
    <Box
      position="absolute"
      insetEnd="3"
      top="3"
      display="grid"
      gridTemplateColumns="repeat(3, 40px)"
      gridTemplateAreas={`". up in" "left down right" ". all out"`}
      gap="1"
      zIndex="3"
    >
      <Press type="button" gridArea="up" aria-label={texts.panUp} onClick={() => onPan(0, -1)}>
        <IconArrowUp size={20} />
      </Press>
      <Press type="button" gridArea="left" aria-label={texts.panLeft} onClick={() => onPan(-1, 0)}>
        <IconArrowLeft size={20} />
      </Press>
      <Press type="button" gridArea="down" aria-label={texts.panDown} onClick={() => onPan(0, 1)}>
        <IconArrowDown size={20} />
      </Press>
      <Press type="button" gridArea="right" aria-label={texts.panRight} onClick={() => onPan(1, 0)}>
        <IconArrowRight size={20} />
      </Press>
      <Press type="button" gridArea="in" aria-label={texts.zoomIn} onClick={() => onZoom(1)}>
        <IconPlus size={20} />
      </Press>
      <Press type="button" gridArea="all" aria-label={texts.showAll} onClick={onShowAll}>
        <IconMap size={20} />
      </Press>
      <Press type="button" gridArea="out" aria-label={texts.zoomOut} onClick={() => onZoom(-1)}>
        <IconMinus size={20} />
      </Press>
    </Box>
  );
}

const Press = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    boxShadow: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});
