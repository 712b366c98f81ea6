import { accountRoutes, tripRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, Notice } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { BookingAnswer } from './send-booking.ts';

/** What came of the last attempt while the customer stays, and the way on: to the order that there is, to another date. */
export function BookingNotice({ answer, slug }: { answer: BookingAnswer | null; slug: string }) {
  const t = useBusMessages();
  switch (answer?.kind) {
    case 'already':
      return (
        <Notice
          tone="info"
          live="status"
          action={
            <Way
              to={accountRoutes.order.to({ product: 'trip', refNumber: answer.ref_number })}
              words={t('tripBooking.toOrder')}
            />
          }
        >
          {t('tripBooking.already')}
        </Notice>
      );
    case 'sold-out':
    case 'gone':
      return (
        <Notice
          tone="warning"
          live="alert"
          action={<Way to={tripRoutes.detail.to({ slug })} words={t('tripBooking.otherDate')} />}
        >
          {t(answer.kind === 'gone' ? 'tripBooking.goneText' : 'tripBooking.soldOut')}
        </Notice>
      );
    case 'unknown':
    case 'signed-out':
    case 'failed':
      return (
        <Notice tone="warning" live="alert">
          {t(`tripBooking.${answer.kind}`)}
        </Notice>
      );
    default:
      return null;
  }
}

function Way({ to, words }: { to: string; words: string }) {
  return (
    <LinkButton asChild size="sm" variant="outline">
      <RouteLink to={to}>{words}</RouteLink>
    </LinkButton>
  );
}
