import { chakra, Heading, Text } from '@aylal/ui';
import type { PageSection } from './page-sections.ts';

/** A part of a written page. A table that is wider than the phone scrolls inside its own box, by keyboard too. */
export function PageSectionView({ section: { title, text, list, table } }: { section: PageSection }) {
  return (
    <section>
      <Heading as="h2" size="h2" marginBottom="2">
        {title}
      </Heading>
      {text.map((paragraph) => (
        <Text key={paragraph} marginBottom="2">
          {paragraph}
        </Text>
      ))}
      {list.length > 0 && (
        <Points>
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      )}
      {table && (
        <TableBox role="region" aria-label={title} tabIndex={0}>
          <Table>
            <thead>
              <tr>
                {table.head.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, index) =>
                    index === 0 ? (
                      <th key={cell} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={cell}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableBox>
      )}
    </section>
  );
}

const Points = chakra('ul', {
  base: { listStyleType: 'disc', paddingInlineStart: '5', '& > li + li': { marginTop: '1.5' } },
});

const TableBox = chakra('div', {
  base: {
    overflowX: 'auto',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    _focusVisible: { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& :is(th, td)': { padding: '3', textAlign: 'start', verticalAlign: 'top' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& thead th': { textStyle: 'label', color: 'fg.muted' },
    '& tbody th': { fontWeight: '600', whiteSpace: 'nowrap' },
  },
});
