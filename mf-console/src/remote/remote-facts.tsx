import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { Tag } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { writeShare } from '../domain/rates.ts';
import { RemoteLink } from '../ui/remote-link.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import type { RemoteView } from './remote-view.ts';

/** Whose it is, what everybody gets, and what a share gets. */
export function RemoteFacts({ view, channel }: { view: RemoteView; channel: string }) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const { remote, owner, live, share } = view;
  return (
    <SectionCard title={t('remote.now', { channel })}>
      <KeyValueList>
        {owner && <KeyValue label={t('remote.owner')}>{`${owner.team} · ${owner.contact}`}</KeyValue>}
        <KeyValue label={t('remote.everybody')}>
          {live === null ? '–' : <RemoteLink remote={remote} channel={channel} version={live} />}
        </KeyValue>
        {share && (
          <KeyValue
            label={
              <>
                {t('remote.shareOf')} <Tag tone="accent">{writeShare(share.share)}</Tag>
              </>
            }
          >
            <RemoteLink remote={remote} channel={channel} version={share.version} />
          </KeyValue>
        )}
        {share?.steps && (
          <KeyValue label={t('remote.next', { time: formatInstantWithYear(share.steps.due_at, locale) })}>
            {share.steps.next.map(writeShare).join(', ')}
          </KeyValue>
        )}
      </KeyValueList>
    </SectionCard>
  );
}
