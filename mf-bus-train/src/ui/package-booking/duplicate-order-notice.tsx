import type { BookingAnswer } from '@aylal/booking';
import { RouteLink } from '@aylal/shell';
import { LinkButton, Notice } from '@aylal/ui';
import { useBusMessages } from '../use-bus-messages.ts';

export interface DuplicateOrderNoticeProps {
  answer: BookingAnswer | null;
  /** Where the order is that there is already. */
  orderAt: (refNumber: string) => string;
  /** The way on where this one is not available. */
  other: { to: string; label: string };
  texts: { already: string; gone: string; soldOut: string };
}

/** Refusals that the next press may mend. */
const changed = ['price-changed', 'deposit-unavailable'] as const;

/** What came of the last attempt while the customer stays, and the way on: to the order that there is, to another one. */
export function DuplicateOrderNotice({ answer, orderAt, other, texts }: DuplicateOrderNoticeProps) {
  const t = useBusMessages();
  switch (answer?.kind) {
    case 'already':
      return (
        <Notice
          tone="info"
          live="status"
          action={<Way to={orderAt(answer.ref_number)} label={t('tripBooking.toOrder')} />}
        >
          {texts.already}
        </Notice>
      );
    case 'refused':
      if (answer.problem === 'sold-out' || answer.problem === 'not-found')
        return (
          <Notice tone="warning" live="alert" action={<Way {...other} />}>
            {answer.problem === 'sold-out' ? texts.soldOut : texts.gone}
          </Notice>
        );
      return (
        <Notice tone="warning" live="alert">
          {t(`tripBooking.${changed.find((problem) => problem === answer.problem) ?? 'failed'}`)}
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

function Way({ to, label }: { to: string; label: string }) {
  return (
    <LinkButton asChild size="sm" variant="outline">
      <RouteLink to={to}>{label}</RouteLink>
    </LinkButton>
  );
}
