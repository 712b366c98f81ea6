import type { BookingAnswer } from '@aylal/booking';
import { useSharedMessages } from '@aylal/shell';
import { Notice } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** Why nothing was ordered, while the customer stays on the page. */
export function AnswerNotice({ answer }: { answer: BookingAnswer | null }) {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  switch (answer?.kind) {
    case 'unknown':
      return (
        <Notice tone="warning" live="alert">
          {t('cover.booking.unknown')}
        </Notice>
      );
    case 'refused':
    case 'signed-out':
    case 'failed':
      return (
        <Notice tone="danger" live="alert">
          {answer.kind === 'refused'
            ? answer.message || shared(`problem.${answer.problem}`)
            : shared(answer.kind === 'failed' ? 'notify_error_try_again' : 'problem.not-signed-in')}
        </Notice>
      );
    default:
      return null;
  }
}
