import type { ResultOf } from '@aylal/contracts';
import type { getChannel } from '@aylal/contracts/console';
import { LinePlot, SectionCard } from '@aylal/office';
import { formatInstant, useLocale } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { remoteLines } from '../domain/curve-lines.ts';
import { writeRate } from '../domain/rates.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** Which remotes fail most, hour by hour. */
export function RemoteHoursCard({ hours }: Pick<ResultOf<typeof getChannel>, 'hours'>) {
  const t = useConsoleMessages();
  const locale = useLocale();
  return (
    <SectionCard title={t('releases.hours')}>
      {hours.length === 0 ? (
        <Text tone="muted">{t('hours.none')}</Text>
      ) : (
        <LinePlot
          label={t('releases.hoursLabel')}
          xLabel={t('hours.hour')}
          lines={remoteLines(hours)}
          formatX={(at) => formatInstant(new Date(at).toISOString(), locale)}
          formatY={writeRate}
        />
      )}
    </SectionCard>
  );
}
