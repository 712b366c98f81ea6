import { chakra } from '@aylal/ui';

/** The body of a ticket; inside it a `HorizonStrip`, `TicketSection`s and a `TicketPerforation` before the stub. */
export const TicketCard = chakra('article', {
  base: {
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    overflow: 'hidden',
    boxShadow: 'sm',
    breakInside: 'avoid',
  },
});

export const TicketSection = chakra('div', {
  base: { paddingInline: { base: '5', lg: '7' }, paddingTop: '4', paddingBottom: '3' },
});

/** The dashed cut with its two half-moons. Decorative. */
export const TicketPerforation = chakra(
  'div',
  {
    base: {
      position: 'relative',
      marginInline: '18px',
      borderTopWidth: '2px',
      borderTopStyle: 'dashed',
      borderColor: 'border.emphasized',
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        top: '-11px',
        width: '20px',
        height: '20px',
        borderRadius: 'full',
        borderWidth: '1px',
        borderColor: 'border',
        bg: 'bg.canvas',
      },
      _before: { insetInlineStart: '-29px' },
      _after: { insetInlineEnd: '-29px' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);

/** An airport's three letters on a ticket: 30/34. */
export const TicketCode = chakra('div', { base: { textStyle: 'code' } });

/** Small word above, figure below: departure, seat, terminal. Stand in a `TicketFacts`. */
export const TicketFacts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
    gap: '2',
    marginTop: '3.5',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: '600' },
    '& dd small': { textStyle: 'small', fontWeight: '400', color: 'fg.muted' },
  },
});
