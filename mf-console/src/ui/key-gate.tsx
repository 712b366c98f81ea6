import { admitReleaseKey, getReleaseKey } from '@aylal/contracts/console';
import { asSignedIn } from '@aylal/office';
import { CopyRow, FailedView, QueryView, useWrite, WaitingBoxes } from '@aylal/parts';
import { formatInstantWithYear, useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Notice, Stack, Text } from '@aylal/ui';
import type { ReactNode } from 'react';
import type { BrowserKey } from '../api/browser-key.ts';
import { releaseKeyQuery } from '../api/console-queries.ts';
import { useBrowserKey } from '../api/use-browser-key.ts';
import { useConsoleMessages } from './use-console-messages.ts';

export interface KeyGateProps {
  readonly children: (key: BrowserKey) => ReactNode;
}

/** What is signed with the key of this browser, once there is one that the registry believes; until then how to get there. */
export function KeyGate({ children }: KeyGateProps) {
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
  return <KnownKey browserKey={query.data}>{children}</KnownKey>;
}

function KnownKey({ browserKey, children }: KeyGateProps & { browserKey: BrowserKey }) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const query = useQuery(releaseKeyQuery(useServices(), browserKey.id));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('key.loading')} heights={['48px']} />}
      failed={{ title: t('key.failed'), phone: false }}
    >
      {({ holder, admits }) =>
        holder === null ? (
          <UnknownKey browserKey={browserKey} admits={admits} />
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

/** A key that nobody has let in yet: the sandbox does it at the press of a button, elsewhere the owner of the registry by a command. */
function UnknownKey({ browserKey, admits }: { browserKey: BrowserKey; admits: boolean }) {
  const t = useConsoleMessages();
  const s = useSharedMessages();
  const services = useServices();
  const { running, fault, run } = useWrite(
    async () => {
      const answer = await asSignedIn(services).call(admitReleaseKey, { body: { public_key: browserKey.publicKey } });
      await services.queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) => name === getReleaseKey.name,
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
          {`aylal-releases credential --may promote --days 90 --holder "…" --public-key ${browserKey.publicKey}`}
        </CopyRow>
      </chakra.ul>
      <Button variant="outline" alignSelf="start" onClick={() => void services.queryClient.invalidateQueries()}>
        {t('key.look')}
      </Button>
    </Stack>
  );
}
