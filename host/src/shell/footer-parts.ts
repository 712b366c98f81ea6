import { chakra } from '@aylal/ui';

export const Ground = chakra('footer', {
  base: {
    marginTop: '12',
    // While a page loads the footer is in sight; as an anchor it would carry the visitor along below what comes.
    overflowAnchor: 'none',
    // Laid out when it comes near: it is a fifth of a page that nobody has seen yet.
    contentVisibility: 'auto',
    containIntrinsicSize: { base: 'auto 1680px', lg: 'auto 530px' },
    bg: 'bg',
    borderTopWidth: '1px',
    borderColor: 'border',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    // A step of a purchase ends with its own bar on a phone, which is where something is pressed and not only followed.
    'main:has([data-action-bar] button) ~ &': { display: { base: 'none', lg: 'block' } },
    // The menu leads here without scripts, and what opens a dialog leads nowhere.
    '@media (scripting: none)': { display: 'block!important', '& li:has(> button)': { display: 'none' } },
  },
});

export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    columnGap: '8',
    gridTemplateColumns: { base: '1fr 1fr', lg: '1.2fr 0.8fr 1.2fr 1.1fr 0.7fr 2fr' },
    paddingTop: '8',
    paddingBottom: '6',
    '& > :first-child, & > :last-child': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  },
});

export const Links = chakra('ul', {
  base: {
    listStyle: 'none',
    '& :is(a, button)': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '44px', lg: '30px' },
      paddingBlock: '1',
      textAlign: 'start',
      cursor: 'pointer',
      color: 'fg.muted',
      _hover: { color: 'fg', textDecoration: 'underline' },
    },
    '& [aria-current]': { color: 'fg', fontWeight: '600' },
  },
});

export const Phone = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    fontSize: 'lg',
    fontWeight: '600',
    color: 'fg',
  },
});

export const PaymentMark = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '2',
    lineHeight: '24px',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: '5px',
    fontSize: '11px',
    fontWeight: '600',
    color: 'fg.muted',
  },
});

export const Closing = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2',
    paddingTop: '3.5',
    // The button that leads up floats over the corner of a phone.
    paddingBottom: { base: '20', lg: '7' },
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    textStyle: 'caption',
    color: 'fg.subtle',
  },
});
