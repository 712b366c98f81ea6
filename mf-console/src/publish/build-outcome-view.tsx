import { consoleRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Flex, LinkButton, Notice, Stack, Text } from '@aylal/ui';
import { explainedCode, type BuildOutcome } from '../domain/build-outcome.ts';
import type { BuildRecord } from '../domain/chosen-build.ts';
import { Findings } from '../ui/findings.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

export interface BuildOutcomeViewProps {
  readonly outcome: BuildOutcome;
  readonly record: BuildRecord;
}

/** How sending a build ended, with what to change where it was refused and where to go on where it was not. */
export function BuildOutcomeView({ outcome, record: { remote, version } }: BuildOutcomeViewProps) {
  const t = useConsoleMessages();
  if (outcome.kind === 'published')
    return (
      <Notice tone="success" live="status" title={t(outcome.fresh ? 'publish.done' : 'publish.before')}>
        {t(outcome.fresh ? 'publish.nobody' : 'publish.inRegistry', { remote, version })}
        <Flex gap="3" wrap="wrap" marginTop="3">
          <LinkButton asChild size="sm">
            <RouteLink to={consoleRoutes.release.to({ remote, version })}>{t('publish.toRelease')}</RouteLink>
          </LinkButton>
          <LinkButton asChild size="sm" variant="outline">
            <RouteLink to={consoleRoutes.remote.to({ remote })}>{t('publish.toRemote')}</RouteLink>
          </LinkButton>
        </Flex>
      </Notice>
    );
  if (outcome.kind === 'checked')
    return outcome.findings.length === 0 ? (
      <Notice tone="success" live="status">
        {t('check.inOrder')}
      </Notice>
    ) : (
      <Stack gap="3">
        <Text role="alert">{t('check.found', { count: outcome.findings.length })}</Text>
        <Findings findings={outcome.findings} />
      </Stack>
    );
  if (outcome.kind === 'refused') {
    const explained = explainedCode(outcome.code);
    return (
      <Stack gap="3">
        <Notice tone="danger" live="alert">
          {explained === null
            ? t('act.refused', { code: outcome.code })
            : t(`publish.code.${explained}`, { remote, version })}
          {outcome.findings.length === 0 && explained === null && (
            <Text kind="small" lang="en" marginTop="1" overflowWrap="anywhere">
              {outcome.message}
            </Text>
          )}
        </Notice>
        <Findings findings={outcome.findings} />
      </Stack>
    );
  }
  const ended = outcome.kind === 'cancelled' || outcome.kind === 'unanswered';
  return (
    <Notice tone={outcome.kind === 'cancelled' ? 'info' : 'danger'} live="alert">
      {t(ended ? `publish.${outcome.kind}.${outcome.arrived ? 'arrived' : 'before'}` : `publish.fault.${outcome.kind}`)}
    </Notice>
  );
}
