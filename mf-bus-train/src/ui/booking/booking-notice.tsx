import type { BookingAnswer } from '@aylal/booking';
import { accountRoutes } from '@aylal/routes';
import { RouteLink, useSharedMessages } from '@aylal/shell';
import { LinkButton, Notice } from '@aylal/ui';
import { useBusMessages } from '../use-bus-messages.ts';

/** What came of the last attempt while the customer stays, and the way on where there is one; `again` is where one chooses again. */
export function BookingNotice({
  answer,
  again,
}: {
  answer: BookingAnswer | null;
  again: { to: string; text: string };
}) {
  const t = useBusMessages();
  const s = useSharedMessages();
  if (answer === null || answer.kind === 'booked' || answer.kind === 'already' || answer.kind === 'fields') return null;
  if (answer.kind !== 'refused')
    return (
      <Notice tone="warning" live="alert">
        {answer.kind === 'failed' ? s('notify_error_try_again') : t(`booking.${answer.kind}`)}
      </Notice>
    );
  const way =
    answer.problem === 'already-booked'
      ? { to: accountRoutes.orders.to(), text: s('order.mine') }
      : answer.problem === 'offer-gone'
        ? again
        : undefined;
  return (
    <Notice
      tone="warning"
      live="alert"
      action={
        way && (
          <LinkButton asChild size="sm" variant="outline">
            <RouteLink to={way.to}>{way.text}</RouteLink>
          </LinkButton>
        )
      }
    >
      {answer.message || s(`problem.${answer.problem}`)}
    </Notice>
  );
}
