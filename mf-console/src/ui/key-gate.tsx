import type { ResultOf } from '@aylal/contracts';
import type { getReleaseKey } from '@aylal/contracts/console';
import { FailedView, QueryView, WaitingBoxes } from '@aylal/parts';
import { formatInstantWithYear, useLocale, useQuery, useServices } from '@aylal/shell';
import { Notice, Stack, Text } from '@aylal/ui';
import type { ReactNode } from 'react';
import type { BrowserKey } from '../api/browser-key.ts';
import { releaseKeyQuery } from '../api/console-queries.ts';
import { useBrowserKey } from '../api/use-browser-key.ts';
import { MakeKey, type MakesKey } from './make-key.tsx';
import { UnknownKey } from './unknown-key.tsx';
import { useConsoleMessages } from './use-console-messages.ts';

type KeyHolder = NonNullable<ResultOf<typeof getReleaseKey>['holder']>;

export interface KeyGateProps {
  /** What the key has to be good for; anything when left out. */
  readonly right?: 'manage';
  /** The remote that is to be published with the key; a key for everything else when left out. */
  readonly publishes?: string | undefined;
  readonly children: (key: BrowserKey) => ReactNode;
}

/** What is signed with the key of this browser, once there is one that the registry believes; until then how to get there. */
export function KeyGate({ right, publishes, children }: KeyGateProps) {
  const t = useConsoleMessages();
  const { query, make } = useBrowserKey(publishes === undefined ? 'release' : `publish.${publishes}`);
  if (query.error)
    return (
      <FailedView title={t('key.unsupported')} phone={false} error={query.error} onRetry={() => void query.refetch()} />
    );
  if (query.data === undefined) return <WaitingBoxes label={t('key.loading')} heights={['48px']} />;
  if (query.data === null)
    return (
      <MakeKey make={make}>
        {publishes === undefined ? t('key.none') : t('key.nonePublishing', { remote: publishes })}
      </MakeKey>
    );
  return (
    <KnownKey browserKey={query.data} right={right} publishes={publishes} make={make}>
      {children}
    </KnownKey>
  );
}

interface KnownKeyProps extends Pick<KeyGateProps, 'children' | 'publishes'> {
  readonly browserKey: BrowserKey;
  readonly right: 'manage' | undefined;
  readonly make: MakesKey;
}

function KnownKey({ browserKey, right, publishes, make, children }: KnownKeyProps) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const services = useServices();
  const query = useQuery(releaseKeyQuery(services, browserKey.id));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('key.loading')} heights={['48px']} />}
      failed={{ title: t('key.failed'), phone: false }}
    >
      {({ holder, admits }) =>
        holder === null ? (
          <UnknownKey browserKey={browserKey} may={right ?? 'promote'} admits={admits} publishes={publishes} />
        ) : hasEnded(holder, services.now()) ? (
          <MakeKey make={make}>{t('key.ended', { name: holder.name })}</MakeKey>
        ) : right !== undefined && !holder.may.includes(right) ? (
          <MakeKey make={make}>{t('key.lacksManage', { name: holder.name })}</MakeKey>
        ) : (
          <Stack gap="3">
            <Text kind="small" tone="muted">
              {t(publishes === undefined ? 'key.signsAs' : 'key.publishesAs', { name: holder.name })}
              {holder.expires !== null && ` ${t('key.until', { time: formatInstantWithYear(holder.expires, locale) })}`}
            </Text>
            {publishes === undefined || mayPublish(holder, publishes) ? (
              children(browserKey)
            ) : (
              <Notice tone="danger">{t('key.publishesOther', { remote: publishes })}</Notice>
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}

/** Whether a key is good for nothing any more. */
function hasEnded({ expires, retired }: KeyHolder, now: Date): boolean {
  return retired !== null || (expires !== null && Date.parse(expires) < now.getTime());
}

function mayPublish({ may, remotes }: KeyHolder, remote: string): boolean {
  return may.includes('publish') && (remotes === null || remotes.includes(remote));
}
