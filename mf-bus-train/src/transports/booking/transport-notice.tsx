import { accountRoutes, transportRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, Notice } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { TransportAnswer } from './send-transport.ts';

/** What came of the last attempt while the customer stays, and the way on. */
export function TransportNotice({ answer }: { answer: TransportAnswer | null }) {
  const t = useBusMessages();
  switch (answer?.kind) {
    case 'already':
      return (
        <Notice
          tone="info"
          live="status"
          action={
            <Way
              to={accountRoutes.order.to({ product: 'transport', refNumber: answer.ref_number })}
              words={t('tripBooking.toOrder')}
            />
          }
        >
          {t('transportBooking.already')}
        </Notice>
      );
    case 'sold-out':
    case 'gone':
      return (
        <Notice tone="warning" live="alert" action={<Way to={transportRoutes.list.to()} words={t('transport.all')} />}>
          {t(answer.kind === 'gone' ? 'transport.missingText' : 'transportBooking.soldOut')}
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
