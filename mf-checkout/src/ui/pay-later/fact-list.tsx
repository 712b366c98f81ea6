import type { ReactNode } from 'react';
import { chakra } from '@aylal/ui';
import { IconCheck } from '@aylal/ui/icons';

/** What holds, a sentence a line. */
export function FactList({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <chakra.ul listStyleType="none" padding="0" margin="0" display="grid" gap="2.5">
      {facts.map((fact, index) => (
        <chakra.li key={index} display="flex" gap="3" textStyle="small">
          <chakra.span flex="none" color="accent.fg" marginTop="2px">
            <IconCheck size={16} />
          </chakra.span>
          <chakra.span minWidth="0">{fact}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
