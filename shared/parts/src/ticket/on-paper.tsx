import { chakra } from '@aylal/ui';

interface OnPaperProps {
  /** What already stands there; the English is left out where it is the same. */
  own: string;
  children: string;
}

/** The English of a word of a ticket, on paper alone: a border post or a hotel reads it there. */
export function OnPaper({ own, children }: OnPaperProps) {
  if (own === children) return null;
  return (
    <chakra.span data-print="only" lang="en" textStyle="caption" fontWeight="400">
      {' '}
      {children}
    </chakra.span>
  );
}
