import type { HealthHour } from '@aylal/contracts/console';
import { FigureTable, LinePlot, SectionCard } from '@aylal/office';
import { formatInstant, useLocale } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { Disclosure } from '@aylal/ui/primitives';
import { hourLines } from '../domain/curve-lines.ts';
import { rateOf, writeRate, writeWithin } from '../domain/rates.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** How the releases did hour by hour: failures as lines, and load times, web vitals and goal in a table. */
export function HoursCard({ hours }: { hours: readonly HealthHour[] }) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const time = (at: string) => formatInstant(at, locale);
  return (
    <SectionCard title={t('hours.title')}>
      {hours.length === 0 ? (
        <Text tone="muted">{t('hours.none')}</Text>
      ) : (
        <Stack gap="2">
          <LinePlot
            label={t('hours.label')}
            xLabel={t('hours.hour')}
            lines={hourLines(hours)}
            formatX={(at) => time(new Date(at).toISOString())}
            formatY={writeRate}
          />
          <Disclosure
            summary={
              <Text as="span" kind="small">
                {t('hours.vitals')}
              </Text>
            }
          >
            <FigureTable
              label={t('hours.vitals')}
              columns={[
                t('hours.hour'),
                t('hours.version'),
                t('hours.pages'),
                t('hours.failures'),
                t('hours.load'),
                'LCP',
                'INP',
                'CLS',
                t('hours.goal'),
              ]}
              rows={hours
                .toReversed()
                .map((one) => [
                  time(one.at),
                  one.version,
                  one.pages,
                  writeRate(rateOf(one)),
                  writeWithin(one.load_most, 'ms'),
                  writeWithin(one.lcp, 'ms'),
                  writeWithin(one.inp, 'ms'),
                  writeWithin(one.cls, ''),
                  one.goal
                    ? writeRate(rateOf({ pages: one.goal.pages, failures: one.goal.pages - one.goal.failures }))
                    : '–',
                ])}
            />
            <Text kind="caption" tone="muted" marginTop="2">
              {t('hours.note')}
            </Text>
          </Disclosure>
        </Stack>
      )}
    </SectionCard>
  );
}
