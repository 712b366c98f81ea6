import { Box, chakra, Flex, StatusView, Tag, Text } from '@aylal/ui';
import type { PlatformRow } from '../domain/platform-rows.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

export interface PlatformTableProps {
  readonly label: string;
  readonly rows: readonly PlatformRow[];
}

/** A row for each thing: who offers it, and who uses it. What is used and offered by nobody stands out. */
export function PlatformTable({ label, rows }: PlatformTableProps) {
  const t = useConsoleMessages();
  if (rows.length === 0)
    return (
      <StatusView kind="empty" title={t('platform.emptyTitle')}>
        {t('platform.emptyText')}
      </StatusView>
    );
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{t('platform.offeredBy')}</th>
            <th scope="col">{t('platform.usedBy')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, offeredBy, usedBy }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {offeredBy.length === 0 ? <Tag tone="danger">{t('platform.nobody')}</Tag> : <Names names={offeredBy} />}
              </td>
              <td>{usedBy.length === 0 ? <Text tone="muted">–</Text> : <Names names={usedBy} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <Flex gap="1.5" wrap="wrap">
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </Flex>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    minWidth: '640px',
    fontSize: '0.875rem',
    '& th, & td': { paddingBlock: '2.5', paddingInline: '4', textAlign: 'start', verticalAlign: 'top' },
    '& th': { fontWeight: '400', overflowWrap: 'anywhere' },
    '& thead th': { color: 'fg.muted' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});
