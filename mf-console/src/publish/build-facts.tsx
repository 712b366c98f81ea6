import { consoleRoutes } from '@aylal/routes';
import { RouteLink, useQuery, useServices } from '@aylal/shell';
import { Notice, TextLink } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { remoteQuery } from '../api/console-queries.ts';
import type { OpenedBuild } from '../api/open-build.ts';
import { writeBytes } from '../domain/rates.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

export interface BuildFactsProps {
  readonly build: OpenedBuild;
  /** It was published from this page, which says so elsewhere. */
  readonly publishedHere: boolean;
}

/** What was built, and whether this version was published before. */
export function BuildFacts({ build: { record, files, bytes }, publishedHere }: BuildFactsProps) {
  const t = useConsoleMessages();
  const { remote, version, git } = record;
  const { data: known } = useQuery(remoteQuery(useServices(), remote, 'stable'));
  const isPublished = known?.result.versions.some((one) => one.version === version) ?? false;
  return (
    <>
      <KeyValueList>
        <KeyValue label={t('releases.remote')}>{remote}</KeyValue>
        <KeyValue label={t('act.version')}>{version}</KeyValue>
        {git !== '' && <KeyValue label={t('origin.commit')}>{git}</KeyValue>}
        <KeyValue label={t('folder.files')}>
          {t('folder.filesOf', { count: files.size, bytes: writeBytes(bytes) })}
        </KeyValue>
      </KeyValueList>
      {isPublished && !publishedHere && (
        <Notice>
          {t('folder.published')}{' '}
          <TextLink asChild>
            <RouteLink to={consoleRoutes.release.to({ remote, version })}>{t('publish.toRelease')}</RouteLink>
          </TextLink>
        </Notice>
      )}
    </>
  );
}
