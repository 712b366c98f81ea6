import type { ReleaseFile } from '@aylal/contracts/console';
import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { RemoteLink } from '../ui/remote-link.tsx';
import { useChannel } from '../ui/use-channel.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** Who built and published it, from what, and for which shells. */
export function OriginCard({ release }: { release: ReleaseFile }) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const channel = useChannel();
  const { remote, owner, git, built_at, published_at, publisher, contract } = release;
  return (
    <SectionCard title={t('origin.title')}>
      <KeyValueList>
        <KeyValue label={t('releases.remote')}>
          <RemoteLink remote={remote} channel={channel} />
        </KeyValue>
        {owner && <KeyValue label={t('remote.owner')}>{`${owner.team} · ${owner.contact}`}</KeyValue>}
        <KeyValue label={t('origin.built')}>{formatInstantWithYear(built_at, locale)}</KeyValue>
        {git !== '' && <KeyValue label={t('origin.commit')}>{git.slice(0, 12)}</KeyValue>}
        {published_at !== null && (
          <KeyValue label={t('origin.published')}>{formatInstantWithYear(published_at, locale)}</KeyValue>
        )}
        {publisher && <KeyValue label={t('origin.by')}>{publisher.by}</KeyValue>}
        {publisher && publisher.reason !== '' && <KeyValue label={t('origin.reason')}>{publisher.reason}</KeyValue>}
        <KeyValue label={t('origin.contract')}>{contract}</KeyValue>
      </KeyValueList>
    </SectionCard>
  );
}
