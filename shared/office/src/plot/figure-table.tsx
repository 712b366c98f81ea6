import { Box, chakra } from '@aylal/ui';
import type { ReactNode } from 'react';

export interface FigureTableProps {
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading; the others are figures. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Figures in rows and columns; one that is wider than the page scrolls by itself, by keyboard too. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={label} maxHeight="420px" overflowY="auto">
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{heading}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: '0.875rem',
    '& th, & td': { paddingBlock: '2', paddingInline: '3', textAlign: 'start', whiteSpace: 'nowrap' },
    '& th': { fontWeight: '400' },
    '& thead th': { color: 'fg.muted', position: 'sticky', top: '0', bg: 'bg' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tr > :nth-child(n + 2)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});
