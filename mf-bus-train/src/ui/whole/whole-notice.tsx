import { RouteLink } from '@aylal/shell';
import { LinkButton, Notice } from '@aylal/ui';
import { useBusMessages } from '../use-bus-messages.ts';
import type { WholeAnswer } from './send-whole.ts';

export interface WholeNoticeProps {
  answer: WholeAnswer | null;
  /** Where the order is that there is already. */
  orderAt: (refNumber: string) => string;
  /** The way on where this one cannot be had. */
  other: { to: string; words: string };
  words: { already: string; gone: string; soldOut: string };
}

/** What came of the last attempt while the customer stays, and the way on: to the order that there is, to another one. */
export function WholeNotice({ answer, orderAt, other, words }: WholeNoticeProps) {
  const t = useBusMessages();
  switch (answer?.kind) {
    case 'already':
      return (
        <Notice
          tone="info"
          live="status"
          action={<Way to={orderAt(answer.ref_number)} words={t('tripBooking.toOrder')} />}
        >
          {words.already}
        </Notice>
      );
    case 'sold-out':
    case 'gone':
      return (
        <Notice tone="warning" live="alert" action={<Way {...other} />}>
          {answer.kind === 'gone' ? words.gone : words.soldOut}
        </Notice>
      );
    case 'price-changed':
    case 'deposit-unavailable':
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
