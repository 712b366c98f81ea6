import { admitReleaseKey, getReleaseKey, listCredentials } from '@aylal/contracts/console';
import { asSignedIn } from '@aylal/office';
import { CopyRow, FailedView, QueryView, useWrite, WaitingBoxes, type Write } from '@aylal/parts';
import { formatInstantWithYear, useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Notice, Stack, Text } from '@aylal/ui';
import type { ReactNode } from 'react';
import type { ResultOf } from '@aylal/contracts';
import type { BrowserKey } from '../api/browser-key.ts';
import { releaseKeyQuery } from '../api/console-queries.ts';
import { useBrowserKey } from '../api/use-browser-key.ts';
import { useConsoleMessages } from './use-console-messages.ts';

type KeyHolder = NonNullable<ResultOf<typeof getReleaseKey>['holder']>;

export interface KeyGateProps {
  /** What the key has to be good for; anything where it is left out. */
  readonly right?: 'manage';
  readonly children: (key: BrowserKey) => ReactNode;
}

/** What is signed with the key of this browser, once there is one that the registry believes; until then how to get there. */
export function KeyGate({ right, children }: KeyGateProps) {
  const t = useConsoleMessages();
  const { query, make } = useBrowserKey();
  const making = useWrite(
    async () => make().then(() => null),
    () => null,
  );
  if (query.error)
    return (
      <FailedView title={t('key.unsupported')} phone={false} error={query.error} onRetry={() => void query.refetch()} />
    );
  if (query.data === undefined) return <WaitingBoxes label={t('key.loading')} heights={['48px']} />;
  if (query.data === null)
    return (
      <Stack gap="3">
        <Text kind="small" tone="muted">
          {t('key.none')}
        </Text>
        <Button alignSelf="start" loading={making.running} onClick={() => void making.run()}>
          {t('key.make')}
        </Button>
      </Stack>
    );
  return (
    <KnownKey browserKey={query.data} right={right} making={making}>
      {children}
    </KnownKey>
  );
}

interface KnownKeyProps extends Pick<KeyGateProps, 'children'> {
  readonly browserKey: BrowserKey;
  readonly right: 'manage' | undefined;
  readonly making: Write<[], null>;
}

function KnownKey({ browserKey, right, making, children }: KnownKeyProps) {
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
          <UnknownKey browserKey={browserKey} may={right ?? 'promote'} admits={admits} />
        ) : hasEnded(holder, services.now()) || (right !== undefined && !holder.may.includes(right)) ? (
          <Stack gap="3">
            <Notice>
              {t(hasEnded(holder, services.now()) ? 'key.ended' : 'key.lacksManage', { name: holder.name })}
            </Notice>
            <Button alignSelf="start" loading={making.running} onClick={() => void making.run()}>
              {t('key.makeNew')}
            </Button>
          </Stack>
        ) : (
          <Stack gap="3">
            <Text kind="small" tone="muted">
              {t('key.signsAs', { name: holder.name })}
              {holder.expires !== null && ` ${t('key.until', { time: formatInstantWithYear(holder.expires, locale) })}`}
            </Text>
            {children(browserKey)}
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

/** A key that nobody has let in yet: the sandbox does it at the press of a button, elsewhere the owner of the registry by a command. */
function UnknownKey({ browserKey, may, admits }: { browserKey: BrowserKey; may: string; admits: boolean }) {
  const t = useConsoleMessages();
  const s = useSharedMessages();
  const services = useServices();
  const { running, fault, run } = useWrite(
    async () => {
      const answer = await asSignedIn(services).call(admitReleaseKey, { body: { public_key: browserKey.publicKey } });
      await services.queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) => name === getReleaseKey.name || name === listCredentials.name,
      });
      return answer.status_code === 200 ? null : s(`problem.${answer.result.problem}`);
    },
    () => s('failed.text'),
  );
  if (admits)
    return (
      <Stack gap="3">
        <Text kind="small" tone="muted">
          {t('key.sandbox')}
        </Text>
        {fault !== null && (
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        )}
        <Button alignSelf="start" loading={running} onClick={() => void run()}>
          {t('key.admit')}
        </Button>
      </Stack>
    );
  const texts = { copy: t('key.copy'), copied: t('key.copied'), byHand: t('key.byHand') };
  return (
    <Stack gap="3">
      <Text kind="small" tone="muted">
        {t('key.ask')}
      </Text>
      <chakra.ul listStyleType="none">
        <CopyRow label={t('key.command')} texts={texts}>
          {`aylal-releases credential --may ${may} --days 90 --holder "…" --public-key ${browserKey.publicKey}`}
        </CopyRow>
      </chakra.ul>
      <Button variant="outline" alignSelf="start" onClick={() => void services.queryClient.invalidateQueries()}>
        {t('key.look')}
      </Button>
    </Stack>
  );
}
