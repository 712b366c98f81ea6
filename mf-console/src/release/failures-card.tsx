import type { ReleaseFailure } from '@aylal/contracts/console';
import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { Disclosure } from '@aylal/ui/primitives';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** Why the release fails in browsers, the most frequent first; each opens to the lines of our sources. */
export function FailuresCard({ failures, others }: { failures: readonly ReleaseFailure[]; others: number }) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const counts = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name === '' ? t('failures.shell') : name} (${count})`)
      .join(', ');
  return (
    <SectionCard title={t('failures.title')}>
      {failures.length === 0 && <Text tone="muted">{t('failures.none')}</Text>}
      {failures.map(({ kind, message, count, first_at, last_at, browsers, routes, stack }, index) => (
        <Disclosure
          key={index}
          summary={
            <>
              {kind}
              {message !== '' && `: ${message}`}{' '}
              <Text as="span" kind="small" tone="muted" fontWeight="400">
                {t('failures.times', { count })}
              </Text>
            </>
          }
        >
          <Text kind="small" tone="muted">
            {t('failures.when', {
              first: formatInstantWithYear(first_at, locale),
              last: formatInstantWithYear(last_at, locale),
            })}
          </Text>
          <Text kind="small">{t('failures.where', { browsers: counts(browsers), routes: counts(routes) })}</Text>
          <chakra.pre fontSize="0.8125rem" whiteSpace="pre-wrap" overflowWrap="anywhere" marginTop="2">
            {stack.join('\n')}
          </chakra.pre>
        </Disclosure>
      ))}
      {others > 0 && (
        <Text kind="small" tone="muted">
          {t('failures.others', { count: others })}
        </Text>
      )}
    </SectionCard>
  );
}
