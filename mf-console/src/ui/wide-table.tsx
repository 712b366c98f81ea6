import { Box, chakra } from '@aylal/ui';
import type { ReactNode } from 'react';

export interface WideTableProps {
  /** Names the region that a keyboard scrolls. */
  readonly label: string;
  readonly heads: readonly string[];
  /** Rows of the body. */
  readonly children: ReactNode;
}

/** A table that scrolls sideways where the page is narrower. */
export function WideTable({ label, heads, children }: WideTableProps) {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <Table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Box>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    minWidth: '760px',
    fontSize: '0.875rem',
    '& th, & td': { paddingBlock: '2.5', paddingInline: '4', textAlign: 'start', verticalAlign: 'top' },
    '& th': { fontWeight: '400' },
    '& thead th': { color: 'fg.muted' },
    // Which row it is stays in view on a phone.
    '& tbody th, & thead th:first-of-type': {
      position: 'sticky',
      insetStart: '0',
      bg: 'bg',
      maxWidth: { base: '170px', md: 'none' },
      overflowWrap: 'anywhere',
    },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});
