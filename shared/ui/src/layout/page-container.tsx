import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';

/** The page's column: content up to 1200 between margins of 16, 24 and 32. */
export const PageContainer = chakra('div', {
  base: { width: 'full', maxWidth: '1264px', marginInline: 'auto', paddingInline: { base: '4', md: '6', lg: '8' } },
});

/** Main column and a 368 aside that stays in view from 1024 on: checkout, offer, order. */
export const MainWithAside = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 368px' },
    alignItems: 'start',
  },
});

/** The aside of `MainWithAside`. */
export const Aside = chakra('aside', { base: { position: { lg: 'sticky' }, top: '4', minWidth: 0 } });

/** The sticky bar at the foot of a phone screen: amount left, action right. Hidden from 1024 on. */
export const ActionBar = chakra(
  Box,
  {
    base: {
      position: 'sticky',
      // What a shell has at the foot of every page.
      bottom: 'var(--foot, 0px)',
      zIndex: 'payBar',
      display: { base: 'flex', lg: 'none' },
      alignItems: 'center',
      gap: '4',
      bg: 'bg',
      borderTopWidth: '1px',
      borderColor: 'border',
      boxShadow: 'bar',
      paddingInline: '4',
      paddingTop: '10px',
      paddingBottom: 'calc(10px + env(safe-area-inset-bottom, 0px))',
    },
  },
  { defaultProps: { 'data-action-bar': '' } },
);

/** A row that scrolls sideways on a phone instead of wrapping: chips, tabs, days. */
export const ScrollRow = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '3px',
    margin: '-3px',
    '& > *': { flex: 'none' },
  },
});
