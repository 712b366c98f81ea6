import { chakra } from '@chakra-ui/react/styled-system';
import { useUiTexts } from '../texts/ui-texts.tsx';

/** The 4 px line at the top edge while a page is on its way. Indeterminate: it creeps towards the end and stays short of it. */
export function ProgressBar({ active }: { active: boolean }) {
  const texts = useUiTexts();
  return active ? <Line role="progressbar" aria-label={texts.progress} data-print="hide" /> : null;
}

const Line = chakra('div', {
  base: {
    position: 'fixed',
    insetInlineStart: '0',
    top: '0',
    zIndex: 'progress',
    height: '4px',
    width: 'full',
    bg: 'progress',
    transformOrigin: 'left',
    animation: 'creep 8s cubic-bezier(0.1, 0.7, 0.2, 1) forwards',
  },
});
