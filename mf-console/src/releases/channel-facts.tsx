import type { ResultOf } from '@aylal/contracts';
import type { getChannel } from '@aylal/contracts/console';
import { SectionCard } from '@aylal/office';
import { consoleRoutes } from '@aylal/routes';
import { formatInstantWithYear, RouteLink, useLocale } from '@aylal/shell';
import { Grid, Notice, Stack, Text, TextLink } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { channelSearch } from '../ui/use-channel.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** The state of the channel, the shells that are live, and what ends soon. */
export function ChannelFacts({ view }: { view: ResultOf<typeof getChannel> }) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const { channel, revision, changed_at, signed_until, shells, ending, server_time } = view;
  return (
    <Grid gap="4" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} alignItems="start">
      <SectionCard title={t('channel.title', { channel })}>
        <KeyValueList>
          <KeyValue label={t('channel.revision')}>
            <TextLink asChild variant="quiet">
              <RouteLink to={consoleRoutes.revisions.to({}, channelSearch(channel))}>{String(revision)}</RouteLink>
            </TextLink>
          </KeyValue>
          {changed_at !== null && (
            <KeyValue label={t('channel.changed')}>{formatInstantWithYear(changed_at, locale)}</KeyValue>
          )}
          {signed_until !== null && (
            <KeyValue label={t('channel.signedUntil')}>{formatInstantWithYear(signed_until, locale)}</KeyValue>
          )}
        </KeyValueList>
        {ending.length > 0 && (
          <Stack gap="2" marginTop="3">
            {ending.map(({ kind, id, holder, expires }) => (
              <Notice key={`${kind} ${id}`} tone={expires <= server_time ? 'danger' : 'warning'}>
                {t(`channel.ends.${kind}`, { holder, id, time: formatInstantWithYear(expires, locale) })}
              </Notice>
            ))}
          </Stack>
        )}
      </SectionCard>
      <SectionCard title={t('channel.shells')}>
        {shells.length === 0 ? (
          <Text tone="muted">{t('channel.noShells')}</Text>
        ) : (
          <KeyValueList>
            {shells.map(({ name, version, contract }) => (
              <KeyValue key={`${name} ${version}`} label={`${name} ${version}`}>
                {t('channel.contract', { contract })}
              </KeyValue>
            ))}
          </KeyValueList>
        )}
      </SectionCard>
    </Grid>
  );
}
