import { chakra } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import { IconArrowUp } from '../icons/icons.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';

const SHOW_AFTER_PX = 300;

/** A round 44 button after 300 px of scrolling; it is above an `ActionBar` where the page has one. */
export function ScrollToTop() {
  const texts = useUiTexts();
  const far = useSyncExternalStore(
    (changed) => {
      window.addEventListener('scroll', changed, { passive: true });
      return () => window.removeEventListener('scroll', changed);
    },
    () => window.scrollY > SHOW_AFTER_PX,
    () => false,
  );
  if (!far) return null;
  return (
    <UpButton
      type="button"
      aria-label={texts.scrollToTop}
      data-print="hide"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <IconArrowUp />
    </UpButton>
  );
}

const UpButton = chakra('button', {
  base: {
    position: 'fixed',
    bottom: '6',
    ':root:has([data-action-bar]) &': { bottom: { base: '100px', lg: '6' } },
    insetInlineEnd: { base: '4', lg: '8' },
    // Below the bar, which stands higher where a page ends: an action is never covered.
    zIndex: 'sticky',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'md',
    animation: 'fadeIn var(--aylal-durations-quick)',
  },
});
