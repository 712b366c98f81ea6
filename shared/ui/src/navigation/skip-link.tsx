import { chakra } from '@chakra-ui/react/styled-system';
import { useUiTexts } from '../texts/ui-texts.tsx';

/** The first stop of Tab: past the top bar into the page. Seen only while it has the focus. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  const texts = useUiTexts();
  return <SkipAnchor href={`#${targetId}`}>{texts.skipToContent}</SkipAnchor>;
}

const SkipAnchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skipLink',
    paddingBlock: '3',
    paddingInline: '5',
    borderRadius: 'md',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontWeight: '600',
    '&:not(:focus)': { translate: '0 -200%' },
  },
});
