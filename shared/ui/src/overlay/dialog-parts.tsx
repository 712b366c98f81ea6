import { chakra } from '@chakra-ui/react/styled-system';

/** Dialogs, sheets and drawers share one z-index: whichever opens last comes last in the page and is on top. */
export const DialogRoot = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'dialog',
    display: 'flex',
    justifyContent: 'center',
    alignItems: { base: 'flex-end', md: 'center' },
    padding: { base: '0', md: '6' },
    paddingTop: { base: '10', md: '6' },
  },
  variants: {
    size: { default: {}, large: {}, full: { padding: { base: '0', md: '0' }, paddingTop: { base: '0', md: '0' } } },
    kind: {
      sheet: {
        alignItems: { base: 'flex-end', md: 'flex-end' },
        paddingBottom: { base: '0', md: '0' },
      },
    },
  },
});

export const Scrim = chakra('div', {
  base: { position: 'fixed', inset: '0', bg: 'bg.overlay', animation: 'fadeIn var(--aylal-durations-calm)' },
});

export const DialogPanel = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxHeight: 'full',
    bg: 'bg.panel',
    boxShadow: 'lg',
    borderTopRadius: 'xl',
    borderBottomRadius: { base: '0', md: 'xl' },
    overflow: 'hidden',
    animation: 'sheetUp var(--aylal-durations-sheet) var(--aylal-easings-out)',
    '&:focus-visible': { outline: 'none' },
  },
  variants: {
    size: {
      default: { maxWidth: { md: 'dialog' } },
      large: { maxWidth: { md: 'dialogLg' } },
      full: { height: 'full', borderTopRadius: '0', borderBottomRadius: { base: '0', md: '0' } },
      panel: { maxWidth: 'panel', borderBottomRadius: { base: '0', md: '0' } },
    },
  },
});

export const Handle = chakra('span', {
  base: {
    display: { base: 'block', md: 'none' },
    flexShrink: 0,
    width: '36px',
    height: '4px',
    borderRadius: '2px',
    bg: 'border.emphasized',
    marginInline: 'auto',
    marginTop: '2',
    marginBottom: '1',
  },
});

export const PanelHeader = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '52px',
    paddingInlineStart: { base: '4', md: '6' },
    paddingInlineEnd: { base: '1', md: '3' },
    paddingTop: { base: '0', md: '3' },
    paddingBottom: '1',
  },
});

export const PanelBody = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: { base: '4', md: '6' },
    paddingTop: '1',
    paddingBottom: { base: 'calc(16px + env(safe-area-inset-bottom, 0px))', md: '6' },
  },
});

export const PanelFooter = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingTop: '3',
    paddingBottom: { base: 'calc(12px + env(safe-area-inset-bottom, 0px))', md: '4' },
    borderTopWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
  },
});
