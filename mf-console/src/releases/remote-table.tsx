import type { ChannelRemote, ReleaseHealth } from '@aylal/contracts/console';
import { Box, chakra, Tag, Text } from '@aylal/ui';
import { rateOf, writeRate, writeShare } from '../domain/rates.ts';
import { RemoteLink } from '../ui/remote-link.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

export interface RemoteTableProps {
  readonly remotes: readonly ChannelRemote[];
  readonly channel: string;
}

/** A row for each remote: whose it is, what everybody gets, what a share gets, and how often both fail. */
export function RemoteTable({ remotes, channel }: RemoteTableProps) {
  const t = useConsoleMessages();
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={t('releases.title')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('releases.remote')}</th>
            <th scope="col">{t('releases.stable')}</th>
            <th scope="col">{t('releases.failures')}</th>
            <th scope="col">{t('releases.share')}</th>
            <th scope="col">{t('releases.shareFailures')}</th>
          </tr>
        </thead>
        <tbody>
          {remotes.map(({ remote, owner, version, health, share }) => (
            <tr key={remote}>
              <th scope="row">
                <chakra.span fontWeight="600">
                  <RemoteLink remote={remote} channel={channel} />
                </chakra.span>
                {owner && (
                  <Text kind="caption" tone="muted">
                    {owner.team} · {owner.contact}
                  </Text>
                )}
              </th>
              <td>{version === null ? '–' : <RemoteLink remote={remote} channel={channel} version={version} />}</td>
              <td>
                <Failures health={health} />
              </td>
              <td>
                {share ? (
                  <>
                    <Tag tone="accent">{writeShare(share.share)}</Tag>{' '}
                    <RemoteLink remote={remote} channel={channel} version={share.version} />
                  </>
                ) : (
                  '–'
                )}
              </td>
              <td>{share ? <Failures health={share.health} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function Failures({ health }: { health: ReleaseHealth | null }) {
  const t = useConsoleMessages();
  if (!health) return '–';
  return (
    <>
      {writeRate(rateOf(health))}
      <Text kind="caption" tone="muted">
        {t('releases.ofPages', { count: health.pages })}
      </Text>
    </>
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
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});
