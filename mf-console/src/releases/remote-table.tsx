import type { ChannelRemote, ReleaseHealth } from '@aylal/contracts/console';
import { chakra, Tag, Text } from '@aylal/ui';
import { rateOf, writeRate, writeShare } from '../domain/rates.ts';
import { RemoteLink } from '../ui/remote-link.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { WideTable } from '../ui/wide-table.tsx';

export interface RemoteTableProps {
  readonly remotes: readonly ChannelRemote[];
  readonly channel: string;
}

/** A row for each remote: whose it is, what everybody gets, what a share gets, and how often both fail. */
export function RemoteTable({ remotes, channel }: RemoteTableProps) {
  const t = useConsoleMessages();
  return (
    <WideTable
      label={t('releases.title')}
      heads={[
        t('releases.remote'),
        t('releases.stable'),
        t('releases.failures'),
        t('releases.share'),
        t('releases.shareFailures'),
      ]}
    >
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
    </WideTable>
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
