import { accountRoutes } from '@aylal/routes';
import { RouteLink, useSharedMessages } from '@aylal/shell';
import { Button, LinkButton, Notice } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { useBackToResults } from '../ui/back-to-results.ts';
import type { BookingAnswer } from './book-offer.ts';

/** What came of the last attempt, standing on the page after its toast is gone, with the way on. */
export function BookingAnswerNotice({
  answer,
  onCheckAgain,
}: {
  answer: BookingAnswer | null;
  onCheckAgain: () => void;
}) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const results = useBackToResults();
  const searchAgain = (
    <LinkButton asChild size="sm" variant="outline">
      <RouteLink to={results}>{t('offer.searchAgain')}</RouteLink>
    </LinkButton>
  );
  switch (answer?.kind) {
    case 'already':
      return (
        <Notice
          live="status"
          action={
            <LinkButton asChild size="sm" variant="outline">
              <RouteLink to={accountRoutes.order.to({ product: 'flight', refNumber: answer.ref_number })}>
                {t('booking.openOrder')}
              </RouteLink>
            </LinkButton>
          }
        >
          {t('booking.already')}
        </Notice>
      );
    case 'airline':
      return (
        <Notice tone="warning" live="status" action={searchAgain}>
          {t(
            answer.tapaCode === 103
              ? 'booking.soldOut'
              : answer.tapaCode === 500
                ? 'booking.airlineSilent'
                : 'booking.airlineRefused',
          )}
        </Notice>
      );
    case 'signed-out':
      return (
        <Notice tone="warning" live="status">
          {t('booking.signedOut')}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="warning" live="alert">
          {t('booking.unknown')}
        </Notice>
      );
    case 'problem':
      return (
        <Notice
          tone="warning"
          live="status"
          action={
            answer.problem === 'quote-expired' ? (
              <Button size="sm" variant="outline" onClick={onCheckAgain}>
                {t('booking.checkAgain')}
              </Button>
            ) : (
              searchAgain
            )
          }
        >
          {s(`problem.${answer.problem}`)}
        </Notice>
      );
    default:
      return null;
  }
}
