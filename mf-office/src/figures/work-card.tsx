import { workKinds } from '@aylal/domain/office';
import { homeDate } from '@aylal/domain/calendar';
import { FigureTable, LinePlot, SectionCard } from '@aylal/office';
import { formatDay, formatInstantWithYear, useLocale } from '@aylal/shell';
import { Stack, Tag, Text } from '@aylal/ui';
import { workLines } from '../domain/figure-lines.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import type { FigureCardProps } from './figure-card-props.ts';

/** How long work waits: what is open now, and how long half of what was finished had waited. */
export function WorkCard({ figures: { waiting, finished }, days }: FigureCardProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const name = (kind: string) => {
    const known = workKinds.find((one) => one === kind);
    return known ? t(`kind.${known}.name`) : kind;
  };
  return (
    <SectionCard title={t('workFigures.title')}>
      <Stack gap="4">
        {waiting.length === 0 ? (
          <Text tone="muted">{t('work.emptyTitle')}</Text>
        ) : (
          <FigureTable
            label={t('workFigures.now')}
            columns={[t('work.kind'), t('workFigures.open'), t('workFigures.late'), t('workFigures.oldest')]}
            rows={waiting.map(({ kind, open, late, oldest_at }) => [
              name(kind),
              open,
              late === 0 ? 0 : <Tag tone="danger">{late}</Tag>,
              formatInstantWithYear(oldest_at, locale),
            ])}
          />
        )}
        {finished.length === 0 ? (
          <Text tone="muted">{t('workFigures.none')}</Text>
        ) : (
          <LinePlot
            label={t('workFigures.label')}
            xLabel={t('books.day')}
            lines={workLines(finished, days, name)}
            formatX={(at) => formatDay(homeDate(at), locale)}
            formatY={(hours) => t('workFigures.hours', { hours: Number(hours.toFixed(1)) })}
          />
        )}
      </Stack>
    </SectionCard>
  );
}
