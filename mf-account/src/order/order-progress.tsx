import type { ProgressStep, Order } from '@aylal/contracts/orders';
import { formatDay, formatInstant, messageKey, useLocale } from '@aylal/shell';
import { Card, Heading } from '@aylal/ui';
import { Timeline } from '@aylal/ui/primitives';
import { progressTime, type ProgressTime } from '../domain/progress-time.ts';
import { refundSteps } from './refund/refund-steps.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** How a message of a step ends. */
const ends = { done: 'done', failed: 'failed', now: 'next', next: 'next' } as const;

/** What has happened, what happens, what comes; what was paid back comes last. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const keyPrefix = order.product === 'flight' ? 'progress' : 'progressGoods';
  return (
    <Card padded>
      <Heading size="h3" marginBottom="3">
        {t('progress.title')}
      </Heading>
      <Timeline
        label={t('progress.title')}
        steps={[
          ...order.progress.map((step) => {
            const time = timeOf(step, order);
            const note =
              time &&
              (time.kind === 'instant'
                ? formatInstant(time.at, locale)
                : `${formatDay(time.date, locale)} ${time.time}`);
            return {
              id: step.step,
              state: step.state,
              title: t(messageKey(`${keyPrefix}.${step.step}.${ends[step.state]}`)),
              note: note ?? undefined,
            };
          }),
          ...refundSteps(order).map(({ id, state, text, at }) => ({
            id,
            state,
            title: t(text),
            note: formatInstant(at, locale),
          })),
        ]}
      />
    </Card>
  );
}

/** Only flights have times by another clock than the customer's. */
function timeOf(step: ProgressStep, order: Order): ProgressTime | null {
  if (order.product === 'flight') return progressTime(step, order);
  return step.at === null ? null : { kind: 'instant', at: step.at };
}
