import type { FlightOrder } from '@aylal/contracts';
import { formatDay, formatInstant, useLocale } from '@aylal/shell';
import { Card, Heading } from '@aylal/ui';
import { Timeline } from '@aylal/ui/journey';
import { progressTime } from '../domain/progress-time.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** What has happened, what happens, what comes. */
export function OrderProgress({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <Card padded>
      <Heading size="h3" marginBottom="3">
        {t('progress.title')}
      </Heading>
      <Timeline
        label={t('progress.title')}
        steps={order.progress.map((step) => {
          const time = progressTime(step, order);
          const note =
            time &&
            (time.kind === 'instant' ? formatInstant(time.at, locale) : `${formatDay(time.date, locale)} ${time.time}`);
          return {
            id: step.step,
            state: step.state,
            title: t(
              `progress.${step.step}.${step.state === 'failed' ? 'failed' : step.state === 'done' ? 'done' : 'next'}`,
            ),
            note: note ?? undefined,
          };
        })}
      />
    </Card>
  );
}
