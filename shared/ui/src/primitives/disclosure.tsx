import { chakra } from '@aylal/ui';
import type { ReactNode } from 'react';
import { IconChevronDown } from '../icons/icons.ts';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Disclosures of one name close each other: an accordion. */
  name?: string | undefined;
};

/** Words that open: a question and its answer, a day of a trip. The browser's own details, so it works before our code does. */
export function Disclosure({ summary, children, defaultOpen, name }: DisclosureProps) {
  return (
    <Details open={defaultOpen} name={name}>
      <Summary>
        <chakra.span flex="1" minWidth="0">
          {summary}
        </chakra.span>
        <IconChevronDown size={18} />
      </Summary>
      <chakra.div paddingBottom="4" animation="fadeIn 220ms">
        {children}
      </chakra.div>
    </Details>
  );
}

/** Disclosures under each other with hair lines. */
export const Accordion = chakra('div', {
  base: { '& > * + *': { borderTopWidth: '1px', borderColor: 'border.muted' } },
});

const Details = chakra('details', {
  base: { '&[open] > summary > svg': { rotate: '180deg' } },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '48px',
    paddingBlock: '3',
    fontWeight: '600',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { color: 'fg.muted', transition: 'rotate var(--aylal-durations-calm)' },
  },
});
