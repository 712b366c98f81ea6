import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { Button, chakra, Tag, Text } from '@aylal/ui';
import { useState } from 'react';
import { writeShare } from '../domain/rates.ts';
import { RemoteLink } from '../ui/remote-link.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import type { RemoteView } from './remote-view.ts';

const SHOWN_AT_FIRST = 12;

/** The published releases, the newest first. */
export function VersionsCard({ view, channel }: { view: RemoteView; channel: string }) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const { remote, versions, live, share } = view;
  const shown = all ? versions : versions.slice(0, SHOWN_AT_FIRST);
  return (
    <SectionCard title={t('versions.title')}>
      <chakra.ul listStyleType="none">
        {shown.map(({ version, published_at }) => (
          <Row key={version}>
            <chakra.span overflowWrap="anywhere">
              <RemoteLink remote={remote} channel={channel} version={version} />{' '}
              {version === live && <Tag tone="success">{t('versions.live')}</Tag>}
              {version === share?.version && <Tag tone="accent">{writeShare(share.share)}</Tag>}
            </chakra.span>
            <Text as="span" kind="caption" tone="muted">
              {formatInstantWithYear(published_at, locale)}
            </Text>
          </Row>
        ))}
      </chakra.ul>
      {shown.length < versions.length && (
        <Button variant="outline" size="sm" marginTop="3" onClick={() => setAll(true)}>
          {t('versions.all', { count: versions.length })}
        </Button>
      )}
    </SectionCard>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    flexWrap: 'wrap',
    paddingBlock: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0' },
  },
});
